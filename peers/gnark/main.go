// Program gnark is gnark-crypto's part in the comparison of Montane with its peers: a child process that is given
// inputs, hands back results to compare, and is asked for one sample at a time, in turn with the others.
//
// A request is a line, and so is the reply ("../src/remote.rs" is the other side):
//
//	about                    what runs here
//	prepare OPERATION BYTES  so many bytes of inputs follow; the reply is the length of the result, and the result
//	OPERATION CALLS          the reply is the nanoseconds that the calls took, and the core's cycles in one
//
// The reply is "none" where gnark-crypto has no part in the operation.
package main

import (
	"bufio"
	"fmt"
	"io"
	"maps"
	"os"
	"runtime"
	"strconv"
	"strings"
	"time"

	"github.com/consensys/gnark-crypto/utils/cpu"
)

// work does an operation so many times.
type work func(calls int)

// setup decodes the inputs, and gives the result, in the bytes that all agree on, and the work.
type setup func(inputs []byte) ([]byte, work)

func main() {
	operations := map[string]setup{}
	for _, group := range []map[string]setup{field, pairing, msm, ntt} {
		maps.Copy(operations, group)
	}
	if err := serve(operations, bufio.NewReader(os.Stdin), bufio.NewWriter(os.Stdout)); err != nil {
		fmt.Fprintln(os.Stderr, "gnark:", err)
		os.Exit(1)
	}
}

// serve answers requests until their end.
func serve(operations map[string]setup, requests *bufio.Reader, replies *bufio.Writer) error {
	current, run := "", work(nil)
	for {
		line, err := requests.ReadString('\n')
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
		words := strings.Fields(line)
		count := 0
		if len(words) > 1 {
			if count, err = strconv.Atoi(words[len(words)-1]); err != nil || count < 0 {
				return fmt.Errorf("%q ends in no count", line)
			}
		}
		switch {
		case len(words) == 1 && words[0] == "about":
			fmt.Fprintf(replies, "%s, %s\n", runtime.Version(), instructions())
		case len(words) == 3 && words[0] == "prepare":
			inputs := make([]byte, count)
			if _, err := io.ReadFull(requests, inputs); err != nil {
				return err
			}
			operation, known := operations[words[1]]
			if !known {
				fmt.Fprintln(replies, "none")
				break
			}
			var result []byte
			result, run = operation(inputs)
			current = words[1]
			fmt.Fprintln(replies, len(result))
			replies.Write(result)
			// What the setup left behind is nobody's time.
			runtime.GC()
		case len(words) == 2 && words[0] == current:
			// As everywhere: caches and predictors were last used by another contestant.
			if count > 1 {
				run((count + 7) / 8)
			}
			start := time.Now()
			run(count)
			took := time.Since(start)
			if count == 1 && took < shortCall {
				start = time.Now()
				run(count)
				took = time.Since(start)
			}
			fmt.Fprintln(replies, took.Nanoseconds(), cyclesPerNanosecond())
		case len(words) == 2:
			fmt.Fprintln(replies, "none")
		default:
			return fmt.Errorf("%q makes no sense", line)
		}
		if err := replies.Flush(); err != nil {
			return err
		}
	}
}

// shortCall is how long a single call takes at most to be made twice; the second one counts.
const shortCall = 10 * time.Millisecond

// instructions names what gnark-crypto's assembly finds here.
func instructions() string {
	switch {
	case cpu.SupportAVX512IFMA:
		return "assembly, ADX, AVX-512 IFMA"
	case cpu.SupportAVX512:
		return "assembly, ADX, AVX-512"
	case cpu.SupportADX:
		return "assembly, ADX"
	default:
		return runtime.GOARCH + " without ADX"
	}
}

// sink keeps the chain of cyclesPerNanosecond alive.
var sink uint64

// cyclesPerNanosecond times a chain of additions and exclusive ors, each of which needs the one before and takes a cycle:
// of additions alone the compiler makes fewer instructions.
func cyclesPerNanosecond() float64 {
	const turns = 2000
	x, y, z := sink|1, sink|2, sink|4
	start := time.Now()
	for range turns {
		x = (x + y) ^ z
		x = (x + z) ^ y
		x = (x + y) ^ z
		x = (x + z) ^ y
		x = (x + y) ^ z
	}
	elapsed := time.Since(start)
	sink = x
	return 10 * turns / float64(max(1, elapsed.Nanoseconds()))
}

// chunks cuts bytes into pieces of one size.
func chunks(bytes []byte, size int) [][]byte {
	pieces := make([][]byte, 0, len(bytes)/size)
	for ; len(bytes) >= size; bytes = bytes[size:] {
		pieces = append(pieces, bytes[:size])
	}
	return pieces
}

// each does something with each of the values in turn, round and round.
func each[T any](values []T, do func(*T)) work {
	next := 0
	return func(calls int) {
		for range calls {
			do(&values[next])
			if next++; next == len(values) {
				next = 0
			}
		}
	}
}

// must is for what cannot fail on inputs that the others have decoded.
func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}
