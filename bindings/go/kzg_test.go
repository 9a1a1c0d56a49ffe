package montane

import (
	"errors"
	"fmt"
	"math/big"
	"math/bits"
	"strings"
	"testing"
)

const (
	g1Generator = "17f1d3a73197d7942695638c4fa9ac0fc3688c4f9774b905a14e3a3f171bac586c55e83ff97a1aeffb3af00adb22c6bb" +
		"08b3f481e3aaa0f1a09e30ed741d8ae4fcf5e095d5d00af600db18cb2c04b3edd03cc744a2888ae40caa232946c5e7e1"
	g2Generator = "13e02b6052719f607dacd3a088274f65596bd0d09920b61ab5da61bbdc7f5049334cf11213945d57e5ac7d055d042b7e" +
		"024aa2b2f08f0a91260805272dc51051c6e47ad4fa403b02b4510b647ae3d1770bac0326a805bbefd48056c8c121bdb8" +
		"0606c4a02ea734cc32acd2b02bc28b99cb3e287e85a763af267492ab572e99ab3f370d275cec1da1aaa9075ff05f79be" +
		"0ce5d527727d6e118cc9cdc6da2e351aadfd9baa8cbdd3a76d429a695160d12c923ac9cc3baca289e193548608b82801"
)

func integer(text string) *big.Int {
	n, ok := new(big.Int).SetString(text, 16)
	if !ok {
		panic(text)
	}
	return n
}

// The field of coordinates and the order.
var (
	p = integer("1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab")
	r = integer("73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001")
)

func mod(n *big.Int) *big.Int { return n.Mod(n, r) }

// compressed is Zcash's encoding of a point from the uncompressed one.
func compressed(point []byte) []byte {
	x, y := append([]byte{}, point[:len(point)/2]...), point[len(point)/2:]
	// In G2 the first of the two numbers that is not zero decides which y is the larger.
	half, larger := new(big.Int).Rsh(p, 1), false
	for ; len(y) > 0; y = y[48:] {
		if n := new(big.Int).SetBytes(y[:48]); n.Sign() != 0 {
			larger = n.Cmp(half) > 0
			break
		}
	}
	x[0] |= 0x80
	if larger {
		x[0] |= 0x20
	}
	return x
}

// times is a product of a generator, compressed.
func times(generator string, k *big.Int) []byte {
	sum := BLS12381G1Sum
	if generator == g2Generator {
		sum = BLS12381G2Sum
	}
	return compressed(must(sum(unhex(generator), k.FillBytes(make([]byte, 32)))))
}

// A setup whose secret is known: commitments and proofs are then numbers times a generator.
var tau = integer("123456789abcdef0fedcba9876543210aaaaaaaabbbbbbbbccccccccdddddddd")

// values of the Lagrange polynomials of the 4096 roots of unity at tau, in natural order, and the roots.
func lagrange() (values, roots []*big.Int) {
	n := big.NewInt(4096)
	root := new(big.Int).Exp(big.NewInt(7), new(big.Int).Div(new(big.Int).Sub(r, big.NewInt(1)), n), r)
	vanishing := new(big.Int).Sub(new(big.Int).Exp(tau, n, r), big.NewInt(1))
	w := big.NewInt(1)
	for i := 0; i < 4096; i++ {
		denominator := new(big.Int).Mul(n, new(big.Int).Sub(tau, w))
		value := new(big.Int).ModInverse(mod(denominator), r)
		values = append(values, mod(value.Mul(value, mod(new(big.Int).Mul(vanishing, w)))))
		roots = append(roots, w)
		w = mod(new(big.Int).Mul(w, root))
	}
	return values, roots
}

func setup(values []*big.Int) string {
	var text strings.Builder
	fmt.Fprintln(&text, "4096\n65")
	for _, value := range values {
		fmt.Fprintf(&text, "%x\n", times(g1Generator, value))
	}
	power := big.NewInt(1)
	powers := []*big.Int{}
	for i := 0; i < 4096; i++ {
		powers = append(powers, power)
		power = mod(new(big.Int).Mul(power, tau))
	}
	for _, power := range powers[:65] {
		fmt.Fprintf(&text, "%x\n", times(g2Generator, power))
	}
	for _, power := range powers {
		fmt.Fprintf(&text, "%x\n", times(g1Generator, power))
	}
	return text.String()
}

func TestKZG(t *testing.T) {
	values, roots := lagrange()
	text := setup(values)
	k := must(NewKZG(text, 0))

	// What no setup is.
	lines := strings.Split(text, "\n")
	swapped := append([]string{}, lines...)
	swapped[2], swapped[3] = swapped[3], swapped[2]
	for name, wrong := range map[string]string{
		"a point less": strings.Join(lines[:len(lines)-2], "\n"), "a point more": text + lines[2],
		"4095": "4095" + text[4:], "points that change places": strings.Join(swapped, "\n"), "empty": "",
		"no hexadecimal": strings.Replace(text, lines[2], "zz"+lines[2][2:], 1), "no point": strings.Replace(text, lines[2], "1"+lines[2][1:], 1),
	} {
		if _, err := NewKZG(wrong, 0); !errors.Is(err, ErrKZG) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := NewKZG(text, 16); !errors.Is(err, ErrKZG) {
		t.Error("tables of sixteen bits")
	}

	// A blob and its polynomial at tau.
	var blob Blob
	at := new(big.Int)
	blobValues := make([]*big.Int, 4096)
	for i := range blobValues {
		value := mod(new(big.Int).Exp(big.NewInt(3), big.NewInt(int64(i+300)), r))
		blobValues[i] = value
		value.FillBytes(blob[32*i : 32*i+32])
		natural := bits.Reverse16(uint16(i)) >> 4
		at.Add(at, new(big.Int).Mul(value, values[natural]))
	}
	mod(at)
	commitment := must(k.BlobToKZGCommitment(&blob))
	if string(commitment[:]) != string(times(g1Generator, at)) {
		t.Error("a commitment")
	}
	// At a root of unity the value is that of the blob, and the proof is the quotient at tau.
	var z Bytes32
	roots[5].FillBytes(z[:])
	proof, y, err := k.ComputeKZGProof(&blob, z)
	index := int(bits.Reverse16(5) >> 4)
	if err != nil || new(big.Int).SetBytes(y[:]).Cmp(blobValues[index]) != 0 {
		t.Error("a value", err)
	}
	quotient := new(big.Int).ModInverse(mod(new(big.Int).Sub(tau, roots[5])), r)
	quotient = mod(quotient.Mul(quotient, new(big.Int).Sub(at, blobValues[index])))
	if string(proof[:]) != string(times(g1Generator, quotient)) {
		t.Error("a proof")
	}
	if !must(k.VerifyKZGProof(commitment, z, y, proof)) {
		t.Error("a right proof")
	}
	y[31] ^= 1
	if must(k.VerifyKZGProof(commitment, z, y, proof)) {
		t.Error("a wrong value")
	}

	blobProof := must(k.ComputeBlobKZGProof(&blob, commitment))
	other := blob
	other[31] ^= 1
	batch := func(blobs []Blob, commitments, proofs []Bytes48) bool {
		return must(k.VerifyBlobKZGProofBatch(blobs, commitments, proofs))
	}
	if !batch([]Blob{blob}, []Bytes48{commitment}, []Bytes48{blobProof}) || !batch(nil, nil, nil) {
		t.Error("right blobs")
	}
	if batch([]Blob{blob, other}, []Bytes48{commitment, commitment}, []Bytes48{blobProof, blobProof}) {
		t.Error("a wrong blob")
	}

	cells, proofs, err := k.ComputeCellsAndKZGProofs(&blob)
	if err != nil {
		t.Fatal(err)
	}
	indices := make([]uint64, 64)
	commitments := make([]Bytes48, 64)
	for i := range indices {
		indices[i], commitments[i] = uint64(64+i), commitment
	}
	if !must(k.VerifyCellKZGProofBatch(commitments, indices, cells[64:], proofs[64:])) {
		t.Error("right cells")
	}
	if must(k.VerifyCellKZGProofBatch(commitments, indices, cells[:64], proofs[64:])) {
		t.Error("wrong cells")
	}
	recovered, again, err := k.RecoverCellsAndKZGProofs(indices, cells[64:])
	if err != nil {
		t.Fatal(err)
	}
	for i := range cells {
		if recovered[i] != cells[i] || again[i] != proofs[i] {
			t.Fatalf("cell %d", i)
		}
	}
	for i := range blob {
		if cells[i/BytesPerCell][i%BytesPerCell] != blob[i] {
			t.Fatal("the first cells are the blob")
		}
	}

	// Rules that inputs break.
	r.FillBytes(other[64:96])
	_, noBlob := k.BlobToKZGCommitment(&other)
	_, _, noPoint := k.ComputeKZGProof(&blob, Bytes32(r.FillBytes(make([]byte, 32))))
	_, noCommitment := k.ComputeBlobKZGProof(&blob, Bytes48{})
	_, noProof := k.VerifyKZGProof(commitment, z, y, Bytes48{})
	_, fewerProofs := k.VerifyBlobKZGProofBatch([]Blob{blob}, []Bytes48{commitment}, nil)
	_, fewerCommitments := k.VerifyBlobKZGProofBatch([]Blob{blob}, nil, []Bytes48{blobProof})
	_, _, noCells := k.ComputeCellsAndKZGProofs(&other)
	_, _, fewCells := k.RecoverCellsAndKZGProofs(indices[1:], cells[65:])
	_, _, fewerIndices := k.RecoverCellsAndKZGProofs(indices[1:], cells[64:])
	_, noIndex := k.VerifyCellKZGProofBatch(commitments[:1], []uint64{128}, cells[:1], proofs[:1])
	_, fewerCells := k.VerifyCellKZGProofBatch(commitments, indices, cells[:63], proofs[64:])
	_, fewerOf := k.VerifyCellKZGProofBatch(commitments[1:], indices, cells[64:], proofs[64:])
	_, fewerCellProofs := k.VerifyCellKZGProofBatch(commitments, indices, cells[64:], proofs[65:])
	for i, err := range []error{noBlob, noPoint, noCommitment, noProof, fewerProofs, fewerCommitments, noCells, fewCells,
		fewerIndices, noIndex, fewerCells, fewerOf, fewerCellProofs} {
		if !errors.Is(err, ErrKZG) {
			t.Errorf("rule %d: %v", i, err)
		}
	}
}
