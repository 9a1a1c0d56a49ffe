package montane

// #include <montane.h>
import "C"

import (
	"runtime"
	"unsafe"
)

// Ed25519PublicKey is the public key, 32 bytes, of a secret key, 32 bytes of randomness (RFC 8032).
func Ed25519PublicKey(secretKey []byte) ([]byte, error) {
	k, kn := bytes(secretKey)
	return made(32, func(out *C.uint8_t, n C.size_t) C.montane_status {
		return C.montane_ed25519_public_key(k, kn, out, n)
	})
}

// Ed25519Sign is the signature, 64 bytes, of a message (RFC 8032).
func Ed25519Sign(secretKey, message []byte) ([]byte, error) {
	k, kn := bytes(secretKey)
	m, mn := bytes(message)
	return made(64, func(out *C.uint8_t, n C.size_t) C.montane_status {
		return C.montane_ed25519_sign(k, kn, m, mn, out, n)
	})
}

// Ed25519Verify is nil for a signature that is right by the equation without the cofactor; keys of small order are taken.
func Ed25519Verify(publicKey, message, signature []byte) error {
	k, kn := bytes(publicKey)
	m, mn := bytes(message)
	s, sn := bytes(signature)
	return call(func() C.montane_status { return C.montane_ed25519_verify(k, kn, m, mn, s, sn) })
}

// Ed25519VerifyStrict is [Ed25519Verify] that refuses keys and commitments of small order.
func Ed25519VerifyStrict(publicKey, message, signature []byte) error {
	k, kn := bytes(publicKey)
	m, mn := bytes(message)
	s, sn := bytes(signature)
	return call(func() C.montane_status { return C.montane_ed25519_verify_strict(k, kn, m, mn, s, sn) })
}

// Ed25519VerifyZIP215 is nil for a signature that is right by ZIP 215, on which networks agree.
func Ed25519VerifyZIP215(publicKey, message, signature []byte) error {
	k, kn := bytes(publicKey)
	m, mn := bytes(message)
	s, sn := bytes(signature)
	return call(func() C.montane_status { return C.montane_ed25519_verify_zip215(k, kn, m, mn, s, sn) })
}

// Ed25519VerifyBatch is nil when all signatures are right by ZIP 215: one equation for all. What is wrong with which, it
// does not say.
func Ed25519VerifyBatch(publicKeys, messages, signatures [][]byte) error {
	var pinner runtime.Pinner
	defer pinner.Unpin()
	pointers := make([]*C.uint8_t, len(messages))
	lengths := make([]C.size_t, len(messages))
	for i, message := range messages {
		if len(message) > 0 {
			pinner.Pin(unsafe.SliceData(message))
			pointers[i], lengths[i] = bytes(message)
		}
	}
	keys, err := joined(publicKeys, 32, "a public key")
	if err != nil {
		return err
	}
	sigs, err := joined(signatures, 64, "a signature")
	if err != nil {
		return err
	}
	k, kn := bytes(keys)
	s, sn := bytes(sigs)
	return call(func() C.montane_status {
		return C.montane_ed25519_verify_batch(k, kn, unsafe.SliceData(pointers), unsafe.SliceData(lengths),
			C.size_t(len(messages)), s, sn)
	})
}

// joined is a list of byte strings of one length as one.
func joined(list [][]byte, length int, name string) ([]byte, error) {
	all := make([]byte, 0, length*len(list))
	for _, item := range list {
		if len(item) != length {
			return nil, &Error{Length, name + " of another length"}
		}
		all = append(all, item...)
	}
	return all, nil
}

// X25519PublicKey is the public key, 32 bytes, of a secret key, 32 bytes of randomness (RFC 7748).
func X25519PublicKey(secretKey []byte) ([]byte, error) {
	k, kn := bytes(secretKey)
	return made(32, func(out *C.uint8_t, n C.size_t) C.montane_status {
		return C.montane_x25519_public_key(k, kn, out, n)
	})
}

// X25519SharedSecret is what the owners of two keys share (RFC 7748), to be hashed and not used as a key itself. A public
// key of small order is refused.
func X25519SharedSecret(secretKey, publicKey []byte) ([]byte, error) {
	k, kn := bytes(secretKey)
	p, pn := bytes(publicKey)
	return made(32, func(out *C.uint8_t, n C.size_t) C.montane_status {
		return C.montane_x25519_shared_secret(k, kn, p, pn, out, n)
	})
}
