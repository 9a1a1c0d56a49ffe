/** A rule that bytes break; its message says which. */
export class RuleError extends Error {}

/** Loads the WebAssembly module, once: from its file in this package, or from what is given. All else needs it. */
export function init(
  source?: BufferSource | WebAssembly.Module | Response | Promise<BufferSource | WebAssembly.Module | Response>,
): Promise<void>;
/** As `init`, at once. Browsers may refuse it outside of workers. */
export function initSync(source: BufferSource | WebAssembly.Module): void;

/**
 * BLS signatures over BLS12-381, Ethereum's scheme: public keys of 48 bytes, signatures of 96, proofs of possession.
 * The names of `@chainsafe/bls`.
 *
 * Methods and `fromBytes` throw a `RuleError` for bytes that are no key or signature (encoding, curve, group, infinity);
 * the functions `verify..` answer false for them.
 */
export namespace bls {
  /** Constant time in the key. */
  class SecretKey {
    private constructor();
    /** 32 bytes, big-endian, neither zero nor the group order or more. */
    static fromBytes(bytes: Uint8Array): SecretKey;
    static fromHex(hex: string): SecretKey;
    /** From 32 bytes of entropy or more; random without. */
    static fromKeygen(entropy?: Uint8Array, info?: Uint8Array): SecretKey;
    /** EIP-2333's master key of a seed of 32 bytes or more. */
    static deriveMaster(seed: Uint8Array): SecretKey;
    /** EIP-2333's child key. */
    deriveChild(index: number): SecretKey;
    sign(message: Uint8Array): Signature;
    provePossession(): Signature;
    toPublicKey(): PublicKey;
    toBytes(): Uint8Array;
    toHex(): string;
  }

  /** A point of the group, not infinity: checked once. */
  class PublicKey {
    private constructor();
    static fromBytes(bytes: Uint8Array): PublicKey;
    static fromHex(hex: string): PublicKey;
    static aggregate(publicKeys: (PublicKey | Uint8Array)[]): PublicKey;
    /** 48 bytes. */
    toBytes(): Uint8Array;
    toHex(): string;
  }

  /** A point of the group: checked once. */
  class Signature {
    private constructor();
    static fromBytes(bytes: Uint8Array): Signature;
    static fromHex(hex: string): Signature;
    static aggregate(signatures: (Signature | Uint8Array)[]): Signature;
    /** Whether every signature of a batch is valid, by one equation with random factors. */
    static verifyMultipleSignatures(sets: SignatureSet[]): boolean;
    verify(publicKey: PublicKey | Uint8Array, message: Uint8Array): boolean;
    /** One message, signed by all: FastAggregateVerify. */
    verifyAggregate(publicKeys: (PublicKey | Uint8Array)[], message: Uint8Array): boolean;
    /** A message for each key: AggregateVerify. */
    verifyMultiple(publicKeys: (PublicKey | Uint8Array)[], messages: Uint8Array[]): boolean;
    /** 96 bytes. */
    toBytes(): Uint8Array;
    toHex(): string;
  }

  interface SignatureSet {
    publicKey: PublicKey | Uint8Array;
    message: Uint8Array;
    signature: Signature | Uint8Array;
  }

  function secretKeyToPublicKey(secretKey: Uint8Array): Uint8Array;
  function sign(secretKey: Uint8Array, message: Uint8Array): Uint8Array;
  function aggregatePublicKeys(publicKeys: Uint8Array[]): Uint8Array;
  function aggregateSignatures(signatures: Uint8Array[]): Uint8Array;
  function verify(publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean;
  function verifyAggregate(publicKeys: Uint8Array[], message: Uint8Array, signature: Uint8Array): boolean;
  function verifyMultiple(publicKeys: Uint8Array[], messages: Uint8Array[], signature: Uint8Array): boolean;
  function verifyMultipleSignatures(sets: SignatureSet[]): boolean;
  function verifyPossession(publicKey: Uint8Array, proof: Uint8Array): boolean;
}

/** Ed25519 (RFC 8032). The names of noble's curves. */
export namespace ed25519 {
  /** Constant time. */
  function getPublicKey(secretKey: Uint8Array): Uint8Array;
  /** Constant time in the key. */
  function sign(message: Uint8Array, secretKey: Uint8Array): Uint8Array;
  /**
   * Whether a signature is valid, as ZIP 215 says, which a batch agrees with; with `zip215: false` without the
   * cofactor, in one encoding and no point of small order.
   */
  function verify(
    signature: Uint8Array, message: Uint8Array, publicKey: Uint8Array, options?: { zip215?: boolean },
  ): boolean;
  /** Whether all are valid, as ZIP 215 says. */
  function verifyBatch(signatures: Uint8Array[], messages: Uint8Array[], publicKeys: Uint8Array[]): boolean;
}

/** X25519 (RFC 7748), constant time. The names of noble's curves. */
export namespace x25519 {
  function getPublicKey(secretKey: Uint8Array): Uint8Array;
  /** Throws where the other's key has small order. */
  function getSharedSecret(secretKey: Uint8Array, publicKey: Uint8Array): Uint8Array;
}

/** Ethereum's contracts on BN254 (EIP-196, EIP-197): input and output as bytes. */
export namespace bn254 {
  function add(input: Uint8Array): Uint8Array;
  function mul(input: Uint8Array): Uint8Array;
  function pairingCheck(input: Uint8Array): boolean;
}

/** KZG commitments of EIP-4844 and EIP-7594. The names of `c-kzg`. Nothing is secret. */
export namespace kzg {
  const BYTES_PER_FIELD_ELEMENT: number;
  const BYTES_PER_COMMITMENT: number;
  const BYTES_PER_PROOF: number;
  const FIELD_ELEMENTS_PER_BLOB: number;
  const BYTES_PER_BLOB: number;
  const BYTES_PER_CELL: number;
  const CELLS_PER_EXT_BLOB: number;

  /** Ethereum's setup, from its file in this package. One of the two loads must come first. */
  function loadTrustedSetup(): Promise<void>;
  /** Any setup, from its customary text. Everything is checked, which takes seconds. */
  function loadTrustedSetupText(text: string): void;

  function blobToKzgCommitment(blob: Uint8Array): Uint8Array;
  /** The proof, and the value at the point. */
  function computeKzgProof(blob: Uint8Array, zBytes: Uint8Array): [Uint8Array, Uint8Array];
  function computeBlobKzgProof(blob: Uint8Array, commitmentBytes: Uint8Array): Uint8Array;
  function verifyKzgProof(
    commitmentBytes: Uint8Array, zBytes: Uint8Array, yBytes: Uint8Array, proofBytes: Uint8Array,
  ): boolean;
  function verifyBlobKzgProof(blob: Uint8Array, commitmentBytes: Uint8Array, proofBytes: Uint8Array): boolean;
  function verifyBlobKzgProofBatch(
    blobs: Uint8Array[], commitmentsBytes: Uint8Array[], proofsBytes: Uint8Array[],
  ): boolean;
  function computeCells(blob: Uint8Array): Uint8Array[];
  /** All cells, all proofs. */
  function computeCellsAndKzgProofs(blob: Uint8Array): [Uint8Array[], Uint8Array[]];
  function recoverCellsAndKzgProofs(cellIndices: number[], cells: Uint8Array[]): [Uint8Array[], Uint8Array[]];
  function verifyCellKzgProofBatch(
    commitmentsBytes: Uint8Array[], cellIndices: number[], cells: Uint8Array[], proofsBytes: Uint8Array[],
  ): boolean;
}

/**
 * Threads for batches, each with an instance of the module of its own: a batch is cut into pieces, and everything else
 * runs on the worker that has least to do. Answers and errors are those of the functions of the same name. The threads
 * end by `close`; in Node they do not keep the program from ending.
 */
export class Workers {
  private constructor();
  /** So many workers, one for each processor unless said; `init` comes first. */
  static start(count?: number): Promise<Workers>;
  /** Ends the threads; what was not answered is refused. */
  close(): void;
  readonly bls: {
    verifyMultipleSignatures(sets: bls.SignatureSet[]): Promise<boolean>;
  };
  readonly ed25519: {
    verifyBatch(signatures: Uint8Array[], messages: Uint8Array[], publicKeys: Uint8Array[]): Promise<boolean>;
  };
  /** Every worker has a setup of its own. */
  readonly kzg: {
    loadTrustedSetup(): Promise<void>;
    loadTrustedSetupText(text: string): Promise<void>;
    blobToKzgCommitment(blob: Uint8Array): Promise<Uint8Array>;
    computeBlobKzgProof(blob: Uint8Array, commitmentBytes: Uint8Array): Promise<Uint8Array>;
    computeCells(blob: Uint8Array): Promise<Uint8Array[]>;
    computeCellsAndKzgProofs(blob: Uint8Array): Promise<[Uint8Array[], Uint8Array[]]>;
    recoverCellsAndKzgProofs(cellIndices: number[], cells: Uint8Array[]): Promise<[Uint8Array[], Uint8Array[]]>;
    verifyBlobKzgProofBatch(
      blobs: Uint8Array[], commitmentsBytes: Uint8Array[], proofsBytes: Uint8Array[],
    ): Promise<boolean>;
    verifyCellKzgProofBatch(
      commitmentsBytes: Uint8Array[], cellIndices: number[], cells: Uint8Array[], proofsBytes: Uint8Array[],
    ): Promise<boolean>;
  };
}
