// Program gnark proves the circuit of ../src/arkworks.rs by gnark's groth16 over BLS12-381, once, by itself in this process:
//
//	gnark 16    2^16 constraints, with the proving key of the file beside the program, which is made if it is not there
//
// It prints the nanoseconds of the proof, the most kilobytes that the process had, and the proof's SHA-256: gnark takes random
// numbers from the system, so the bytes are others each time. A proof that does not verify ends the program, and so does one that
// verifies for another public value.
package main

import (
	"bufio"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"github.com/consensys/gnark-crypto/ecc"
	"github.com/consensys/gnark-crypto/ecc/bls12-381/fr"
	"github.com/consensys/gnark/backend/groth16"
	"github.com/consensys/gnark/constraint"
	"github.com/consensys/gnark/frontend"
	"github.com/consensys/gnark/frontend/cs/r1cs"
	"github.com/consensys/gnark/logger"
)

// chain is x_(i + 1) = (x_i + 1)(x_i + i), so many times; the last is public.
type chain struct {
	First frontend.Variable
	Last  frontend.Variable `gnark:",public"`
	steps int
}

// Define has a constraint for each step, and one that the last value is the public one.
func (c *chain) Define(api frontend.API) error {
	x := c.First
	for i := range c.steps {
		x = api.Mul(api.Add(x, 1), api.Add(x, i))
	}
	api.AssertIsEqual(x, c.Last)
	return nil
}

// values is the circuit with a first value and the last that follows from it.
func values(steps int) *chain {
	first := fr.NewElement(8)
	first.Inverse(&first) // Of no particular size.
	one, x := fr.One(), first
	for i := range steps {
		var a, b fr.Element
		step := fr.NewElement(uint64(i))
		x.Mul(a.Add(&x, &one), b.Add(&x, &step))
	}
	return &chain{First: first, Last: x}
}

// keys reads the circuit and its keys, each from a file beside the program, or makes them and the files.
func keys(log, steps int) (constraint.ConstraintSystem, groth16.ProvingKey, groth16.VerifyingKey, error) {
	program, err := os.Executable()
	if err != nil {
		return nil, nil, nil, err
	}
	name := func(kind string) string { return filepath.Join(filepath.Dir(program), fmt.Sprintf("%d.%s", log, kind)) }
	circuit, key, verifying := groth16.NewCS(ecc.BLS12_381), groth16.NewProvingKey(ecc.BLS12_381), groth16.NewVerifyingKey(ecc.BLS12_381)
	err = errors.Join(
		read(name("circuit"), func(file io.Reader) error { _, err := circuit.ReadFrom(file); return err }),
		read(name("verifying"), func(file io.Reader) error { _, err := verifying.ReadFrom(file); return err }),
		read(name("key"), key.ReadDump))
	if !errors.Is(err, os.ErrNotExist) {
		return circuit, key, verifying, err
	}
	if circuit, err = frontend.Compile(ecc.BLS12_381.ScalarField(), r1cs.NewBuilder, &chain{steps: steps}); err != nil {
		return nil, nil, nil, err
	}
	if key, verifying, err = groth16.Setup(circuit); err != nil {
		return nil, nil, nil, err
	}
	err = errors.Join(
		write(name("circuit"), func(file io.Writer) error { _, err := circuit.WriteTo(file); return err }),
		write(name("verifying"), func(file io.Writer) error { _, err := verifying.WriteTo(file); return err }),
		write(name("key"), key.WriteDump))
	return circuit, key, verifying, err
}

func read(name string, from func(io.Reader) error) error {
	file, err := os.Open(name)
	if err != nil {
		return err
	}
	defer file.Close()
	return from(bufio.NewReaderSize(file, 1<<20))
}

func write(name string, to func(io.Writer) error) error {
	file, err := os.Create(name)
	if err != nil {
		return err
	}
	buffer := bufio.NewWriterSize(file, 1<<20)
	return errors.Join(to(buffer), buffer.Flush(), file.Close())
}

// peak is the most kilobytes that this process had.
func peak() (string, error) {
	status, err := os.ReadFile("/proc/self/status")
	for line := range strings.Lines(string(status)) {
		if rest, found := strings.CutPrefix(line, "VmHWM:"); found {
			return strings.TrimSuffix(strings.TrimSpace(rest), " kB"), nil
		}
	}
	return "", errors.Join(err, errors.New("the system does not say how much memory it was"))
}

func prove(log int) error {
	steps := 1<<log - 8
	circuit, key, verifying, err := keys(log, steps)
	if err != nil {
		return err
	}
	assignment := values(steps)
	witness, err := frontend.NewWitness(assignment, ecc.BLS12_381.ScalarField())
	if err != nil {
		return err
	}

	start := time.Now()
	proof, err := groth16.Prove(circuit, key, witness)
	took := time.Since(start)
	if err != nil {
		return err
	}
	most, err := peak()
	if err != nil {
		return err
	}

	public, err := witness.Public()
	if err != nil {
		return err
	}
	if err := groth16.Verify(proof, verifying, public); err != nil {
		return fmt.Errorf("the proof: %w", err)
	}
	last, one := assignment.Last.(fr.Element), fr.One()
	other, err := frontend.NewWitness(&chain{Last: *last.Add(&last, &one)}, ecc.BLS12_381.ScalarField(), frontend.PublicOnly())
	if err != nil {
		return err
	}
	if groth16.Verify(proof, verifying, other) == nil {
		return errors.New("the proof verifies for another value too")
	}
	hash := sha256.New()
	if _, err := proof.WriteTo(hash); err != nil {
		return err
	}
	fmt.Printf("%d %s %x\n", took.Nanoseconds(), most, hash.Sum(nil))
	return nil
}

func main() {
	log := 0
	if len(os.Args) == 2 {
		log, _ = strconv.Atoi(os.Args[1])
	}
	if log < 4 || log > 24 {
		fmt.Fprintln(os.Stderr, "usage: gnark LOG, 4 to 24: the constraints are 2^LOG")
		os.Exit(2)
	}
	logger.Disable()
	if err := prove(log); err != nil {
		fmt.Fprintln(os.Stderr, "gnark:", err)
		os.Exit(1)
	}
}
