package montane

// #include <ckzg.h>
// #include <stdlib.h>
import "C"

import (
	"encoding/hex"
	"errors"
	"runtime"
	"strings"
	"unsafe"
)

// ErrKZG is the error of every input of KZG that breaks a rule: of EIP-4844, of EIP-7594, or of a setup.
var ErrKZG = errors.New("montane: an input of KZG breaks a rule")

// Sizes of EIP-4844 and EIP-7594.
const (
	BytesPerBlob    = C.BYTES_PER_BLOB
	BytesPerCell    = C.BYTES_PER_CELL
	CellsPerExtBlob = C.CELLS_PER_EXT_BLOB
	bytesPerG1Point = 48
	pointsOfG1      = 4096
	bytesPerG2Point = 96
	pointsOfG2      = 65
	numbersOfASetup = 2
	pointsOfASetup  = 2*pointsOfG1 + pointsOfG2
)

// Types of EIP-4844 and EIP-7594, as bytes.
type (
	Blob    [BytesPerBlob]byte
	Cell    [BytesPerCell]byte
	Bytes32 [32]byte
	Bytes48 [48]byte
)

// KZG is a trusted setup. It may be used from many goroutines.
type KZG struct {
	settings *C.KZGSettings
}

// NewKZG loads a setup from its customary text, all checked, with tables for windows of precompute bits unless that is 0.
func NewKZG(text string, precompute uint) (*KZG, error) {
	words := strings.Fields(text)
	if len(words) != numbersOfASetup+pointsOfASetup || words[0] != "4096" || words[1] != "65" {
		return nil, ErrKZG
	}
	points, err := hex.DecodeString(strings.Join(words[numbersOfASetup:], ""))
	if err != nil || len(points) != 2*pointsOfG1*bytesPerG1Point+pointsOfG2*bytesPerG2Point {
		return nil, ErrKZG
	}
	lagrange := points[:pointsOfG1*bytesPerG1Point]
	g2 := points[len(lagrange):][:pointsOfG2*bytesPerG2Point]
	g1 := points[len(lagrange)+len(g2):]
	pointer := func(b []byte) *C.uint8_t { return (*C.uint8_t)(unsafe.SliceData(b)) }
	settings := (*C.KZGSettings)(C.calloc(1, C.sizeof_KZGSettings))
	code := C.load_trusted_setup(settings, pointer(g1), C.uint64_t(len(g1)), pointer(lagrange), C.uint64_t(len(lagrange)),
		pointer(g2), C.uint64_t(len(g2)), C.uint64_t(precompute))
	if code != C.C_KZG_OK {
		C.free(unsafe.Pointer(settings))
		return nil, ErrKZG
	}
	k := &KZG{settings}
	runtime.SetFinalizer(k, func(k *KZG) {
		C.free_trusted_setup(k.settings)
		C.free(unsafe.Pointer(k.settings))
	})
	return k, nil
}

func kzgError(code C.C_KZG_RET) error {
	if code != C.C_KZG_OK {
		return ErrKZG
	}
	return nil
}

// BlobToKZGCommitment is blob_to_kzg_commitment of EIP-4844.
func (k *KZG) BlobToKZGCommitment(blob *Blob) (out Bytes48, err error) {
	code := C.blob_to_kzg_commitment((*C.KZGCommitment)(unsafe.Pointer(&out)), (*C.Blob)(unsafe.Pointer(blob)), k.settings)
	runtime.KeepAlive(k)
	return out, kzgError(code)
}

// ComputeKZGProof is compute_kzg_proof of EIP-4844: the proof, and the value at z.
func (k *KZG) ComputeKZGProof(blob *Blob, z Bytes32) (proof Bytes48, y Bytes32, err error) {
	code := C.compute_kzg_proof((*C.KZGProof)(unsafe.Pointer(&proof)), (*C.Bytes32)(unsafe.Pointer(&y)),
		(*C.Blob)(unsafe.Pointer(blob)), (*C.Bytes32)(unsafe.Pointer(&z)), k.settings)
	runtime.KeepAlive(k)
	return proof, y, kzgError(code)
}

// ComputeBlobKZGProof is compute_blob_kzg_proof of EIP-4844.
func (k *KZG) ComputeBlobKZGProof(blob *Blob, commitment Bytes48) (out Bytes48, err error) {
	code := C.compute_blob_kzg_proof((*C.KZGProof)(unsafe.Pointer(&out)), (*C.Blob)(unsafe.Pointer(blob)),
		(*C.Bytes48)(unsafe.Pointer(&commitment)), k.settings)
	runtime.KeepAlive(k)
	return out, kzgError(code)
}

// VerifyKZGProof is verify_kzg_proof of EIP-4844.
func (k *KZG) VerifyKZGProof(commitment Bytes48, z, y Bytes32, proof Bytes48) (bool, error) {
	var ok C.bool
	code := C.verify_kzg_proof(&ok, (*C.Bytes48)(unsafe.Pointer(&commitment)), (*C.Bytes32)(unsafe.Pointer(&z)),
		(*C.Bytes32)(unsafe.Pointer(&y)), (*C.Bytes48)(unsafe.Pointer(&proof)), k.settings)
	runtime.KeepAlive(k)
	return bool(ok), kzgError(code)
}

// VerifyBlobKZGProofBatch is verify_blob_kzg_proof_batch of EIP-4844, which one blob is too.
func (k *KZG) VerifyBlobKZGProofBatch(blobs []Blob, commitments, proofs []Bytes48) (bool, error) {
	if len(blobs) != len(commitments) || len(blobs) != len(proofs) {
		return false, ErrKZG
	}
	var ok C.bool
	code := C.verify_blob_kzg_proof_batch(&ok, (*C.Blob)(unsafe.Pointer(unsafe.SliceData(blobs))),
		(*C.Bytes48)(unsafe.Pointer(unsafe.SliceData(commitments))), (*C.Bytes48)(unsafe.Pointer(unsafe.SliceData(proofs))),
		C.uint64_t(len(blobs)), k.settings)
	runtime.KeepAlive(k)
	return bool(ok), kzgError(code)
}

// ComputeCellsAndKZGProofs is compute_cells_and_kzg_proofs of EIP-7594.
func (k *KZG) ComputeCellsAndKZGProofs(blob *Blob) ([]Cell, []Bytes48, error) {
	cells, proofs := make([]Cell, CellsPerExtBlob), make([]Bytes48, CellsPerExtBlob)
	code := C.compute_cells_and_kzg_proofs((*C.Cell)(unsafe.Pointer(&cells[0])), (*C.KZGProof)(unsafe.Pointer(&proofs[0])),
		(*C.Blob)(unsafe.Pointer(blob)), k.settings)
	runtime.KeepAlive(k)
	if err := kzgError(code); err != nil {
		return nil, nil, err
	}
	return cells, proofs, nil
}

// RecoverCellsAndKZGProofs is recover_cells_and_kzg_proofs of EIP-7594.
func (k *KZG) RecoverCellsAndKZGProofs(indices []uint64, cells []Cell) ([]Cell, []Bytes48, error) {
	if len(indices) != len(cells) {
		return nil, nil, ErrKZG
	}
	recovered, proofs := make([]Cell, CellsPerExtBlob), make([]Bytes48, CellsPerExtBlob)
	code := C.recover_cells_and_kzg_proofs((*C.Cell)(unsafe.Pointer(&recovered[0])),
		(*C.KZGProof)(unsafe.Pointer(&proofs[0])), (*C.uint64_t)(unsafe.SliceData(indices)),
		(*C.Cell)(unsafe.Pointer(unsafe.SliceData(cells))), C.uint64_t(len(cells)), k.settings)
	runtime.KeepAlive(k)
	if err := kzgError(code); err != nil {
		return nil, nil, err
	}
	return recovered, proofs, nil
}

// VerifyCellKZGProofBatch is verify_cell_kzg_proof_batch of EIP-7594.
func (k *KZG) VerifyCellKZGProofBatch(commitments []Bytes48, indices []uint64, cells []Cell, proofs []Bytes48) (bool, error) {
	if len(commitments) != len(indices) || len(commitments) != len(cells) || len(commitments) != len(proofs) {
		return false, ErrKZG
	}
	var ok C.bool
	code := C.verify_cell_kzg_proof_batch(&ok, (*C.Bytes48)(unsafe.Pointer(unsafe.SliceData(commitments))),
		(*C.uint64_t)(unsafe.SliceData(indices)), (*C.Cell)(unsafe.Pointer(unsafe.SliceData(cells))),
		(*C.Bytes48)(unsafe.Pointer(unsafe.SliceData(proofs))), C.uint64_t(len(cells)), k.settings)
	runtime.KeepAlive(k)
	return bool(ok), kzgError(code)
}
