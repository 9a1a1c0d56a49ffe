// Package montane has Ed25519, X25519, KZG commitments, sums of points on BLS12-381 and BN254 and Ethereum's contracts
// on BN254, computed by Montane.
//
// Operations on secret keys take the same time whatever the key is. Every function may be called from many goroutines.
// Whatever breaks a rule is an [*Error], whose text is the rule.
package montane

// #cgo CFLAGS: -I${SRCDIR}/native/include
// #cgo LDFLAGS: -L${SRCDIR}/native/lib -lmontane
// #cgo linux LDFLAGS: -lpthread -ldl -lm
// #include <montane.h>
import "C"

import (
	"runtime"
	"unsafe"
)

// Status says of which kind a broken rule is.
type Status int

const (
	// Refused is a signature, an exchange or a product that does not hold.
	Refused Status = C.MONTANE_REFUSED
	// Malformed are bytes that are no point, or no number of the field.
	Malformed Status = C.MONTANE_MALFORMED
	// Length is a length that the function does not take.
	Length Status = C.MONTANE_LENGTH
)

// Error is a rule that an input broke.
type Error struct {
	Status Status
	Rule   string
}

func (e *Error) Error() string { return "montane: " + e.Rule }

// call runs a function of C and reads what it says on the thread that said it.
func call(function func() C.montane_status) error {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	status := function()
	if status == C.MONTANE_OK {
		return nil
	}
	return &Error{Status(status), C.GoString(C.montane_message())}
}

// Pointer and length of a slice; the pointer of an empty one is not read.
func bytes(b []byte) (*C.uint8_t, C.size_t) {
	return (*C.uint8_t)(unsafe.SliceData(b)), C.size_t(len(b))
}

// made is the result of a function that writes so many bytes.
func made(length int, function func(out *C.uint8_t, len C.size_t) C.montane_status) ([]byte, error) {
	out := make([]byte, length)
	p, n := bytes(out)
	if err := call(func() C.montane_status { return function(p, n) }); err != nil {
		return nil, err
	}
	return out, nil
}
