package montane

// #include <montane.h>
import "C"

// BN254Add is ECADD (EIP-196): the sum of two points, 64 bytes.
func BN254Add(input []byte) ([]byte, error) {
	i, in := bytes(input)
	return made(64, func(out *C.uint8_t, n C.size_t) C.montane_status { return C.montane_bn254_g1_add(i, in, out, n) })
}

// BN254Mul is ECMUL (EIP-196): the product of a point and a number, 64 bytes.
func BN254Mul(input []byte) ([]byte, error) {
	i, in := bytes(input)
	return made(64, func(out *C.uint8_t, n C.size_t) C.montane_status { return C.montane_bn254_g1_mul(i, in, out, n) })
}

// BN254PairingCheck is ECPAIRING (EIP-197): whether the product of the pairings of pairs, 192 bytes each, is one. An error
// means that the input is malformed.
func BN254PairingCheck(pairs []byte) (bool, error) {
	p, n := bytes(pairs)
	err := call(func() C.montane_status { return C.montane_bn254_pairing_check(p, n) })
	if e, ok := err.(*Error); ok && e.Status == Refused {
		return false, nil
	}
	return err == nil, err
}

// sum of products, by a function of C for one group.
func sum(length int, bases, scalars []byte,
	function func(b *C.uint8_t, bn C.size_t, s *C.uint8_t, sn C.size_t, out *C.uint8_t, n C.size_t) C.montane_status,
) ([]byte, error) {
	b, bn := bytes(bases)
	s, sn := bytes(scalars)
	return made(length, func(out *C.uint8_t, n C.size_t) C.montane_status { return function(b, bn, s, sn, out, n) })
}

// BLS12381G1Sum is the sum of the products of bases, 96 bytes each in Zcash's uncompressed encoding, and scalars, 32 bytes
// each, most significant first and below the order. Every base is checked. Not constant time.
func BLS12381G1Sum(bases, scalars []byte) ([]byte, error) {
	return sum(96, bases, scalars,
		func(b *C.uint8_t, bn C.size_t, s *C.uint8_t, sn C.size_t, out *C.uint8_t, n C.size_t) C.montane_status {
			return C.montane_bls12_381_g1_sum(b, bn, s, sn, out, n)
		})
}

// BLS12381G2Sum is the same in G2: bases of 192 bytes.
func BLS12381G2Sum(bases, scalars []byte) ([]byte, error) {
	return sum(192, bases, scalars,
		func(b *C.uint8_t, bn C.size_t, s *C.uint8_t, sn C.size_t, out *C.uint8_t, n C.size_t) C.montane_status {
			return C.montane_bls12_381_g2_sum(b, bn, s, sn, out, n)
		})
}

// BN254G1Sum is the same in G1 of BN254: bases of 64 bytes, as in EIP-196.
func BN254G1Sum(bases, scalars []byte) ([]byte, error) {
	return sum(64, bases, scalars,
		func(b *C.uint8_t, bn C.size_t, s *C.uint8_t, sn C.size_t, out *C.uint8_t, n C.size_t) C.montane_status {
			return C.montane_bn254_g1_sum(b, bn, s, sn, out, n)
		})
}

// BN254G2Sum is the same in G2 of BN254: bases of 128 bytes, as in EIP-197.
func BN254G2Sum(bases, scalars []byte) ([]byte, error) {
	return sum(128, bases, scalars,
		func(b *C.uint8_t, bn C.size_t, s *C.uint8_t, sn C.size_t, out *C.uint8_t, n C.size_t) C.montane_status {
			return C.montane_bn254_g2_sum(b, bn, s, sn, out, n)
		})
}
