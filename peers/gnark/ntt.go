package main

import (
	fr381 "github.com/consensys/gnark-crypto/ecc/bls12-381/fr"
	fft381 "github.com/consensys/gnark-crypto/ecc/bls12-381/fr/fft"
	fr254 "github.com/consensys/gnark-crypto/ecc/bn254/fr"
	fft254 "github.com/consensys/gnark-crypto/ecc/bn254/fr/fft"
)

// A transform's inputs are little-endian values. Natural order in and out: decimation in frequency, then a permutation.
var ntt = map[string]setup{
	"fr_ntt_4096":          transform381,
	"fr_ntt_65536":         transform381,
	"fr_ntt_262144":        transform381,
	"fr_ntt_1048576":       transform381,
	"fr_ntt_4194304":       transform381,
	"bn254_fr_ntt_65536":   transform254,
	"bn254_fr_ntt_1048576": transform254,
}

func transform381(inputs []byte) ([]byte, work) {
	values := make([]fr381.Element, len(inputs)/32)
	for i, bytes := range chunks(inputs, 32) {
		values[i] = scalar381(bytes)
	}
	domain := fft381.NewDomain(uint64(len(values)))
	forward := func() {
		domain.FFT(values, fft381.DIF, fft381.WithNbTasks(1))
		fft381.BitReverse(values)
	}
	forward()
	result := make([]byte, len(inputs))
	for i, bytes := range chunks(result, 32) {
		fr381.LittleEndian.PutElement((*[32]byte)(bytes), values[i])
	}
	return result, repeat(forward)
}

func transform254(inputs []byte) ([]byte, work) {
	values := make([]fr254.Element, len(inputs)/32)
	for i, bytes := range chunks(inputs, 32) {
		values[i] = scalar254(bytes)
	}
	domain := fft254.NewDomain(uint64(len(values)))
	forward := func() {
		domain.FFT(values, fft254.DIF, fft254.WithNbTasks(1))
		fft254.BitReverse(values)
	}
	forward()
	result := make([]byte, len(inputs))
	for i, bytes := range chunks(result, 32) {
		fr254.LittleEndian.PutElement((*[32]byte)(bytes), values[i])
	}
	return result, repeat(forward)
}
