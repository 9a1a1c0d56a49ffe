package main

import (
	"slices"

	fp381 "github.com/consensys/gnark-crypto/ecc/bls12-381/fp"
	fp254 "github.com/consensys/gnark-crypto/ecc/bn254/fp"
)

// element is what the two base fields have in common.
type element[T any] interface {
	*T
	Mul(x, y *T) *T
	Square(x *T) *T
	Inverse(x *T) *T
	Sqrt(x *T) *T
	SetBytes(bytes []byte) *T
	Marshal() []byte
}

// chains is the number of products side by side in a call for throughput.
const chains = 8

// Products are timed through the types themselves: a call through the interface would be a part of the time.
var field = map[string]setup{
	"fp381_mul_latency": products[fp381.Element](func(v []fp381.Element) work {
		x, y := v[0], v[1]
		return func(calls int) {
			for range calls {
				x.Mul(&x, &y)
			}
		}
	}),
	"fp381_mul_throughput": products[fp381.Element](func(v []fp381.Element) work {
		return func(calls int) {
			x, y := (*[chains]fp381.Element)(v[:chains]), (*[chains]fp381.Element)(v[chains:])
			for range calls {
				for i := range chains {
					x[i].Mul(&x[i], &y[i])
				}
			}
		}
	}),
	"fp381_sqr_latency": products[fp381.Element](func(v []fp381.Element) work {
		x := v[0]
		return func(calls int) {
			for range calls {
				x.Square(&x)
			}
		}
	}),
	"fp381_inverse": inverse[fp381.Element](48),
	"fp381_sqrt":    sqrt[fp381.Element](48),
	"fp254_mul_latency": products[fp254.Element](func(v []fp254.Element) work {
		x, y := v[0], v[1]
		return func(calls int) {
			for range calls {
				x.Mul(&x, &y)
			}
		}
	}),
	"fp254_mul_throughput": products[fp254.Element](func(v []fp254.Element) work {
		return func(calls int) {
			x, y := (*[chains]fp254.Element)(v[:chains]), (*[chains]fp254.Element)(v[chains:])
			for range calls {
				for i := range chains {
					x[i].Mul(&x[i], &y[i])
				}
			}
		}
	}),
	"fp254_sqr_latency": products[fp254.Element](func(v []fp254.Element) work {
		x := v[0]
		return func(calls int) {
			for range calls {
				x.Square(&x)
			}
		}
	}),
	"fp254_inverse": inverse[fp254.Element](32),
	"fp254_sqrt":    sqrt[fp254.Element](32),
}

// decode reads little-endian values of one size.
func decode[T any, P element[T]](inputs []byte, size int) []T {
	values := make([]T, len(inputs)/size)
	for i, bytes := range chunks(inputs, size) {
		slices.Reverse(bytes)
		P(&values[i]).SetBytes(bytes)
	}
	return values
}

// encode writes little-endian values.
func encode[T any, P element[T]](values ...T) []byte {
	var out []byte
	for i := range values {
		bytes := P(&values[i]).Marshal()
		slices.Reverse(bytes)
		out = append(out, bytes...)
	}
	return out
}

// products compares all inputs multiplied and squared together, and times the chain.
func products[T any, P element[T]](chain func([]T) work) setup {
	return func(inputs []byte) ([]byte, work) {
		var zero T
		values := decode[T, P](inputs, len(P(&zero).Marshal()))
		product := values[0]
		for i := range values[1:] {
			P(&product).Mul(&product, &values[i+1])
			P(&product).Square(&product)
		}
		return encode[T, P](product), chain(values)
	}
}

func inverse[T any, P element[T]](size int) setup {
	return func(inputs []byte) ([]byte, work) {
		values := decode[T, P](inputs, size)
		var inverses []T
		for i := range values {
			inverses = append(inverses, *P(new(T)).Inverse(&values[i]))
		}
		var out T
		return encode[T, P](inverses...), each(values, func(x *T) { P(&out).Inverse(x) })
	}
}

// sqrt compares the squares of the roots: a value has two, and everyone may take either.
func sqrt[T any, P element[T]](size int) setup {
	return func(inputs []byte) ([]byte, work) {
		values := decode[T, P](inputs, size)
		var squares []T
		for i := range values {
			P(&values[i]).Square(&values[i])
			root := P(new(T)).Sqrt(&values[i])
			squares = append(squares, *P(new(T)).Square(root))
		}
		var out T
		return encode[T, P](squares...), each(values, func(x *T) { P(&out).Sqrt(x) })
	}
}
