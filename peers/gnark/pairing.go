package main

import (
	bls "github.com/consensys/gnark-crypto/ecc/bls12-381"
	bn "github.com/consensys/gnark-crypto/ecc/bn254"
)

var pairing = map[string]setup{
	"bls12_381_miller_loop": func(inputs []byte) ([]byte, work) {
		p, q := pairs(inputs)
		next := indices(len(p))
		// The loop's own value differs by factors that the final exponentiation removes.
		return value(p[:1], q[:1]), each(next, func(i *int) { must(bls.MillerLoop(p[*i:*i+1], q[*i:*i+1])) })
	},
	"bls12_381_final_exp": func(inputs []byte) ([]byte, work) {
		p, q := pairs(inputs)
		var loops []bls.GT
		for i := range p {
			loops = append(loops, must(bls.MillerLoop(p[i:i+1], q[i:i+1])))
		}
		return value(p[:1], q[:1]), each(loops, func(z *bls.GT) { bls.FinalExponentiation(z) })
	},
	"bls12_381_pairing": func(inputs []byte) ([]byte, work) {
		p, q := pairs(inputs)
		return value(p[:1], q[:1]), each(indices(len(p)), func(i *int) { must(bls.Pair(p[*i:*i+1], q[*i:*i+1])) })
	},
	"bls12_381_multi_pairing_32": func(inputs []byte) ([]byte, work) {
		p, q := pairs(inputs)
		return value(p, q), func(calls int) {
			for range calls {
				must(bls.Pair(p, q))
			}
		}
	},
	// e(aG, bH) = e(bG, aH), and differs from e(aG, aH).
	"bn254_pairing": func(inputs []byte) ([]byte, work) {
		var p []bn.G1Affine
		var q []bn.G2Affine
		for _, bytes := range chunks(inputs, 64+128) {
			p = append(p, bn254G1(bytes[:64]))
			var point bn.G2Affine
			point.X.A1.SetBytes(bytes[64:96])
			point.X.A0.SetBytes(bytes[96:128])
			point.Y.A1.SetBytes(bytes[128:160])
			point.Y.A0.SetBytes(bytes[160:])
			q = append(q, point)
		}
		pair := func(i, j int) bn.GT { return must(bn.Pair(p[i:i+1], q[j:j+1])) }
		first, crossed, straight := pair(0, 1), pair(1, 0), pair(0, 0)
		result := []byte{flag(first.Equal(&crossed)), flag(first.Equal(&straight))}
		return result, each(indices(len(p)), func(i *int) { pair(*i, *i) })
	},
}

// pairs decodes as many compressed points of G1 as of G2 that follow them.
func pairs(inputs []byte) (p []bls.G1Affine, q []bls.G2Affine) {
	count := len(inputs) / (48 + 96)
	for _, bytes := range chunks(inputs[:48*count], 48) {
		var point bls.G1Affine
		must(point.SetBytes(bytes))
		p = append(p, point)
	}
	for _, bytes := range chunks(inputs[48*count:], 96) {
		var point bls.G2Affine
		must(point.SetBytes(bytes))
		q = append(q, point)
	}
	return p, q
}

// value gives the twelve coordinates of a pairing's value, big-endian, lowest coefficient first at each stage.
func value(p []bls.G1Affine, q []bls.G2Affine) []byte {
	z := must(bls.Pair(p, q))
	var out []byte
	for _, six := range []*bls.E6{&z.C0, &z.C1} {
		for _, two := range []*bls.E2{&six.B0, &six.B1, &six.B2} {
			out = append(append(out, two.A0.Marshal()...), two.A1.Marshal()...)
		}
	}
	return out
}

// bn254G1 decodes the 64 bytes of EIP-196.
func bn254G1(bytes []byte) (point bn.G1Affine) {
	point.X.SetBytes(bytes[:32])
	point.Y.SetBytes(bytes[32:])
	return point
}

func indices(count int) []int {
	out := make([]int, count)
	for i := range out {
		out[i] = i
	}
	return out
}

func flag(yes bool) byte {
	if yes {
		return 1
	}
	return 0
}
