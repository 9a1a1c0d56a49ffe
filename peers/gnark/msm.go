package main

import (
	"github.com/consensys/gnark-crypto/ecc"
	bls "github.com/consensys/gnark-crypto/ecc/bls12-381"
	fr381 "github.com/consensys/gnark-crypto/ecc/bls12-381/fr"
	bn "github.com/consensys/gnark-crypto/ecc/bn254"
	fr254 "github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

// A sum's inputs are uncompressed points, and as many little-endian scalars that follow them.
var msm = map[string]setup{
	"g1_msm_128":                g1Sum,
	"g1_msm_1024":               g1Sum,
	"g1_msm_4096":               g1Sum,
	"g1_msm_65536":              g1Sum,
	"g1_msm_262144":             g1Sum,
	"g1_msm_1048576":            g1Sum,
	"g1_msm_4194304":            g1Sum,
	"g1_msm_sparse_65536":       g1Sum,
	"g1_msm_prepared2_65536":    g1Sum,
	"g1_msm_prepared8_65536":    g1Sum,
	"g1_msm_prepared8_1048576":  g1Sum,
	"g2_msm_128":                g2Sum,
	"g2_msm_16384":              g2Sum,
	"g2_msm_65536":              g2Sum,
	"g2_msm_prepared8_65536":    g2Sum,
	"bn254_msm_65536":           bn254Sum,
	"bn254_msm_1048576":         bn254Sum,
	"bn254_msm_prepared8_65536": bn254Sum,
}

// One goroutine: the default would be as many as there are processors.
var alone = ecc.MultiExpConfig{NbTasks: 1}

func g1Sum(inputs []byte) ([]byte, work) {
	points, scalars := terms(inputs, 96, func(bytes []byte) (point bls.G1Affine) {
		point.X.SetBytes(bytes[:48])
		point.Y.SetBytes(bytes[48:])
		return point
	}, scalar381)
	sum := func() bls.G1Jac {
		var sum bls.G1Jac
		must(sum.MultiExp(points, scalars, alone))
		return sum
	}
	jacobian := sum()
	result := new(bls.G1Affine).FromJacobian(&jacobian).Bytes()
	return result[:], repeat(func() { sum() })
}

func g2Sum(inputs []byte) ([]byte, work) {
	points, scalars := terms(inputs, 192, func(bytes []byte) (point bls.G2Affine) {
		point.X.A1.SetBytes(bytes[:48])
		point.X.A0.SetBytes(bytes[48:96])
		point.Y.A1.SetBytes(bytes[96:144])
		point.Y.A0.SetBytes(bytes[144:])
		return point
	}, scalar381)
	sum := func() bls.G2Jac {
		var sum bls.G2Jac
		must(sum.MultiExp(points, scalars, alone))
		return sum
	}
	jacobian := sum()
	result := new(bls.G2Affine).FromJacobian(&jacobian).Bytes()
	return result[:], repeat(func() { sum() })
}

// bn254Sum gives its result as EIP-196 has it.
func bn254Sum(inputs []byte) ([]byte, work) {
	points, scalars := terms(inputs, 64, bn254G1, scalar254)
	sum := func() bn.G1Jac {
		var sum bn.G1Jac
		must(sum.MultiExp(points, scalars, alone))
		return sum
	}
	jacobian := sum()
	affine := new(bn.G1Affine).FromJacobian(&jacobian)
	return append(affine.X.Marshal(), affine.Y.Marshal()...), repeat(func() { sum() })
}

// terms decodes the points and the scalars of a sum.
func terms[P, S any](inputs []byte, size int, point func([]byte) P, scalar func([]byte) S) ([]P, []S) {
	count := len(inputs) / (size + 32)
	points, scalars := make([]P, count), make([]S, count)
	for i, bytes := range chunks(inputs[:size*count], size) {
		points[i] = point(bytes)
	}
	for i, bytes := range chunks(inputs[size*count:], 32) {
		scalars[i] = scalar(bytes)
	}
	return points, scalars
}

func scalar381(bytes []byte) fr381.Element {
	return must(fr381.LittleEndian.Element((*[32]byte)(bytes)))
}

func scalar254(bytes []byte) fr254.Element {
	return must(fr254.LittleEndian.Element((*[32]byte)(bytes)))
}

// repeat does one thing so many times.
func repeat(do func()) work {
	return func(calls int) {
		for range calls {
			do()
		}
	}
}
