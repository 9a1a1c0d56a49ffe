package montane

import (
	stdbytes "bytes"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
)

func unhex(text string) []byte {
	b, err := hex.DecodeString(strings.TrimPrefix(text, "0x"))
	if err != nil {
		panic(err)
	}
	return b
}

// must is the value of a call that no rule forbids.
func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

// refused fails unless an input breaks a rule of that kind.
func refused(t *testing.T, err error, status Status) {
	t.Helper()
	var e *Error
	if !errors.As(err, &e) || e.Status != status || e.Rule == "" {
		t.Errorf("%v, expected the status %d", err, status)
	}
}

func TestEd25519(t *testing.T) {
	// RFC 8032, section 7.1, TEST 2.
	secret := unhex("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb")
	key := unhex("3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c")
	signature := unhex("92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da" +
		"085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00")
	message := []byte{0x72}
	if !stdbytes.Equal(must(Ed25519PublicKey(secret)), key) || !stdbytes.Equal(must(Ed25519Sign(secret, message)), signature) {
		t.Error("a known answer")
	}
	for _, verify := range []func(k, m, s []byte) error{Ed25519Verify, Ed25519VerifyStrict, Ed25519VerifyZIP215} {
		if err := verify(key, message, signature); err != nil {
			t.Error(err)
		}
		refused(t, verify(key, nil, signature), Refused)
		refused(t, verify(key[:31], message, signature), Length)
		refused(t, verify(key, message, signature[:63]), Length)
	}
	// A key and a commitment of order one: right for every message, but strictly.
	one := append([]byte{1}, make([]byte, 31)...)
	forged := append(append([]byte{}, one...), make([]byte, 32)...)
	if Ed25519Verify(one, message, forged) != nil || Ed25519VerifyZIP215(one, message, forged) != nil {
		t.Error("small order is taken")
	}
	refused(t, Ed25519VerifyStrict(one, message, forged), Refused)
	_, err := Ed25519Sign(secret[:31], message)
	refused(t, err, Length)
	_, err = Ed25519PublicKey(nil)
	refused(t, err, Length)

	keys, messages := [][]byte{key, key}, [][]byte{message, nil}
	signatures := [][]byte{signature, must(Ed25519Sign(secret, nil))}
	if err := Ed25519VerifyBatch(keys, messages, signatures); err != nil {
		t.Error(err)
	}
	if err := Ed25519VerifyBatch(nil, nil, nil); err != nil {
		t.Error(err)
	}
	refused(t, Ed25519VerifyBatch(keys, [][]byte{nil, message}, signatures), Refused)
	refused(t, Ed25519VerifyBatch(keys[:1], messages, signatures), Length)
	refused(t, Ed25519VerifyBatch(keys, messages[:1], signatures), Length)
	refused(t, Ed25519VerifyBatch(keys, messages, signatures[:1]), Length)
	refused(t, Ed25519VerifyBatch([][]byte{key, key[:31]}, messages, signatures), Length)
	refused(t, Ed25519VerifyBatch(keys, messages, [][]byte{signature, signature[:63]}), Length)
}

func TestX25519(t *testing.T) {
	// RFC 7748, section 6.1.
	alice := unhex("77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a")
	bob := unhex("5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb")
	key := must(X25519PublicKey(alice))
	if hex.EncodeToString(key) != "8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a" {
		t.Error("a public key")
	}
	if hex.EncodeToString(must(X25519SharedSecret(bob, key))) != "4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742" {
		t.Error("a shared secret")
	}
	_, err := X25519SharedSecret(bob, make([]byte, 32))
	refused(t, err, Refused)
	_, err = X25519SharedSecret(bob, key[:31])
	refused(t, err, Length)
	_, err = X25519PublicKey(alice[:31])
	refused(t, err, Length)
}

// Generators: twice the first and three times it are five times it, on every curve.
func TestSums(t *testing.T) {
	number := func(n byte) []byte { return append(make([]byte, 31), n) }
	for name, group := range map[string]struct {
		sum       func(bases, scalars []byte) ([]byte, error)
		generator string
	}{
		"BLS12-381 G1": {BLS12381G1Sum, g1Generator},
		"BLS12-381 G2": {BLS12381G2Sum, g2Generator},
		"BN254 G1":     {BN254G1Sum, fmt.Sprintf("%064x%064x", 1, 2)},
		"BN254 G2": {BN254G2Sum, "198e9393920d483a7260bfb731fb5d25f1aa493335a9e71297e485b7aef312c2" +
			"1800deef121f1e76426a00665e5c4479674322d4f75edadd46debd5cd992f6ed" +
			"090689d0585ff075ec9e99ad690c3395bc4b313370b38ef355acdadcd122975b" +
			"12c85ea5db8c6deb4aab71808dcb408fe3d1e7690c43d37b4ce6cc0166fa7daa"},
	} {
		base := unhex(group.generator)
		two := append(append([]byte{}, base...), base...)
		five := must(group.sum(two, append(number(2), number(3)...)))
		if !stdbytes.Equal(five, must(group.sum(base, number(5)))) || stdbytes.Equal(five, base) {
			t.Errorf("%s: two ways to five times the base", name)
		}
		if !stdbytes.Equal(must(group.sum(base, number(1))), base) {
			t.Errorf("%s: once", name)
		}
		none := must(group.sum(nil, nil))
		if !stdbytes.Equal(none, must(group.sum(base, number(0)))) || stdbytes.Equal(none, base) {
			t.Errorf("%s: infinity", name)
		}
		_, err := group.sum(two, number(1))
		refused(t, err, Length)
		_, err = group.sum(base[1:], number(1))
		refused(t, err, Length)
		_, err = group.sum(base, number(1)[1:])
		refused(t, err, Length)
		_, err = group.sum(base, stdbytes.Repeat([]byte{0xff}, 32))
		refused(t, err, Malformed)
		base[len(base)-1] ^= 1
		_, err = group.sum(base, number(1))
		refused(t, err, Malformed)
	}
	// (0, 2) is on the curve and has order 3.
	_, err := BLS12381G1Sum(append(make([]byte, 95), 2), number(0))
	refused(t, err, Malformed)
}

func TestBN254(t *testing.T) {
	g := unhex(fmt.Sprintf("%064x%064x", 1, 2))
	two := must(BN254Mul(append(append([]byte{}, g...), append(make([]byte, 31), 2)...)))
	if !stdbytes.Equal(two, must(BN254Add(append(append([]byte{}, g...), g...)))) {
		t.Error("two ways to twice the base")
	}
	_, err := BN254Add(unhex(fmt.Sprintf("%064x%064x", 1, 3)))
	refused(t, err, Malformed)
	_, err = BN254Mul(unhex(fmt.Sprintf("%064x%064x", 1, 3)))
	refused(t, err, Malformed)
	if ok, err := BN254PairingCheck(nil); !ok || err != nil {
		t.Error("the empty product")
	}
	_, err = BN254PairingCheck(make([]byte, 191))
	refused(t, err, Length)
}

// A message belongs to the call that failed, on whatever threads goroutines run: two calls that fail late, so that the
// scheduler takes their threads away.
func TestMessages(t *testing.T) {
	key := must(Ed25519PublicKey(make([]byte, 32)))
	bases := stdbytes.Repeat(unhex(g1Generator), 200)
	bases[len(bases)-1] ^= 1
	calls := []func() error{
		func() error { return Ed25519Verify(key, nil, append(make([]byte, 63), 1)) },
		func() error { _, err := BLS12381G1Sum(bases, make([]byte, 32*200)); return err },
	}
	expected := []string{calls[0]().Error(), calls[1]().Error()}
	if expected[0] == expected[1] {
		t.Fatal(expected)
	}
	var group sync.WaitGroup
	for i := 0; i < 64; i++ {
		group.Add(1)
		go func(kind int) {
			defer group.Done()
			for j := 0; j < 100; j++ {
				if err := calls[kind](); err == nil || err.Error() != expected[kind] {
					t.Errorf("%v, expected %s", err, expected[kind])
				}
			}
		}(i % 2)
	}
	group.Wait()
}

// vectors is a published file, when the folder that holds them is there.
func vectors(t *testing.T, name string, into any) {
	folder := os.Getenv("MONTANE_VECTORS")
	if folder == "" {
		folder = "../../../shared/vectors/open"
	}
	text, err := os.ReadFile(filepath.Join(folder, name))
	if err != nil {
		t.Skipf("published vectors are not here: %v", err)
	}
	if err := json.Unmarshal(text, into); err != nil {
		t.Fatal(err)
	}
}

func TestPublishedSignatures(t *testing.T) {
	var file struct {
		Cases []struct {
			ID, Msg, Sig, Result string
			Key                  string `json:"public_key"`
		}
	}
	vectors(t, "ed25519/wycheproof_ed25519.json", &file)
	for _, c := range file.Cases {
		err := Ed25519VerifyStrict(unhex(c.Key), unhex(c.Msg), unhex(c.Sig))
		if (err == nil) != (c.Result == "valid") {
			t.Errorf("%s: %v", c.ID, err)
		}
	}
	if len(file.Cases) < 100 {
		t.Errorf("%d cases", len(file.Cases))
	}
}

func TestPublishedContracts(t *testing.T) {
	type cases struct {
		Cases []struct {
			ID, Input, Expected string
			OK                  *bool
		}
	}
	padded := func(input string, length int) []byte { return append(unhex(input), make([]byte, length)...)[:length] }
	all := 0
	for name, run := range map[string]func(input string) ([]byte, error){
		"eip196_add": func(input string) ([]byte, error) { return BN254Add(padded(input, 128)) },
		"eip196_mul": func(input string) ([]byte, error) { return BN254Mul(padded(input, 96)) },
		"eip197_pairing": func(input string) ([]byte, error) {
			one, err := BN254PairingCheck(unhex(input))
			out := make([]byte, 32)
			if one {
				out[31] = 1
			}
			return out, err
		},
	} {
		var file cases
		vectors(t, "bn254/"+name+".json", &file)
		for _, c := range file.Cases {
			out, err := run(c.Input)
			if ok := c.OK == nil || *c.OK; ok != (err == nil) || ok && hex.EncodeToString(out) != strings.TrimPrefix(c.Expected, "0x") {
				t.Errorf("%s: %x, %v", c.ID, out, err)
			}
			all++
		}
	}
	if all < 80 {
		t.Errorf("%d cases", all)
	}
}
