// Batches on several threads. Every worker has an instance of the module and a memory of its own, so nothing need be
// shared and every engine with workers will do. No operation here takes a secret.

import { RuleError, compiled } from './module.mjs';

const KINDS = { RuleError, TypeError, RangeError };

/** A thread with `worker.mjs`, and how it is spoken to: a web worker, or one of Node's. */
async function thread(answered, failed) {
  const url = new URL('./worker.mjs', import.meta.url);
  if (typeof Worker === 'function') {
    const worker = new Worker(url, { type: 'module' });
    worker.onmessage = ({ data }) => answered(data);
    worker.onerror = (event) => failed(event.error ?? new Error(event.message ?? 'a worker could not start'));
    return { send: (message) => worker.postMessage(message), busy() {}, close: () => worker.terminate() };
  }
  const threads = await import(/* webpackIgnore: true */ /* @vite-ignore */ 'node:worker_threads');
  const worker = new threads.Worker(url);
  worker.on('message', answered);
  worker.on('error', failed);
  // A worker that has nothing to do does not keep the program from ending.
  worker.unref();
  return {
    send: (message) => worker.postMessage(message),
    busy: (busy) => (busy ? worker.ref() : worker.unref()),
    close: () => worker.terminate(),
  };
}

/** One worker, and who waits for its answers. */
class Member {
  #thread;
  #waiting = new Map();
  #last = 0;
  #broken;

  static async start() {
    const member = new Member();
    member.#thread = await thread((answer) => member.#answered(answer), (error) => member.stop(error));
    return member;
  }

  get load() {
    return this.#waiting.size;
  }

  /** What the worker answers to a message. */
  ask(message) {
    if (this.#broken) return Promise.reject(this.#broken);
    return new Promise((resolve, reject) => {
      this.#last += 1;
      this.#waiting.set(this.#last, { resolve, reject });
      this.#thread.busy(true);
      try {
        this.#thread.send({ id: this.#last, ...message });
      } catch (error) {
        // What cannot be sent is no operand.
        this.#answered({ id: this.#last, error: { name: 'TypeError', message: error.message } });
      }
    });
  }

  #answered({ id, value, error }) {
    const { resolve, reject } = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (this.load === 0) this.#thread.busy(false);
    if (error) reject(new (KINDS[error.name] ?? Error)(error.message));
    else resolve(value);
  }

  /** Ends the thread; whoever waits gets the error. */
  stop(error) {
    this.#broken ??= error;
    this.#thread?.close();
    for (const { reject } of this.#waiting.values()) reject(this.#broken);
    this.#waiting.clear();
  }
}

/** An array in so many pieces of nearly one length, or itself where it is shorter than that. */
function cut(array, pieces) {
  const at = (i) => Math.floor((i * array.length) / pieces);
  return Array.from({ length: pieces }, (_, i) => array.slice(at(i), at(i + 1)));
}

/** A set of signatures in bytes: points that were checked cannot leave their thread as such. */
function inBytes(set) {
  const plain = (value) => (typeof value?.toBytes === 'function' ? value.toBytes() : value);
  return { publicKey: plain(set.publicKey), message: set.message, signature: plain(set.signature) };
}

/** Threads for batches: `await Workers.start()`, then the functions of the package, which answer with promises. */
export class Workers {
  #members;

  constructor(members) {
    this.#members = members;
  }

  /** So many workers, one for each processor unless said; `init` comes first. */
  static async start(count = globalThis.navigator?.hardwareConcurrency ?? 4) {
    if (!Number.isInteger(count) || count < 1) throw new RangeError('a number of workers is a whole number from 1 on');
    const module = compiled();
    const workers = new Workers(await Promise.all(Array.from({ length: count }, () => Member.start())));
    try {
      await workers.#all({ space: '', name: 'init', operands: [module] });
    } catch (error) {
      workers.close();
      throw error;
    }
    return workers;
  }

  /** Ends the threads; what was not answered is refused. */
  close() {
    for (const member of this.#members) member.stop(new Error('the workers were closed'));
  }

  #all(message) {
    return Promise.all(this.#members.map((member) => member.ask(message)));
  }

  /** One call, on the worker that has least to do. */
  #one(space, name, operands) {
    const idle = this.#members.reduce((least, member) => (member.load < least.load ? member : least));
    return idle.ask({ space, name, operands });
  }

  /**
   * Whether a batch is valid: a piece of its lists on each worker, all of which must be. What is no list, and a batch
   * of which a piece is refused, goes to one worker whole, whose answer is that of the plain function.
   */
  async #batch(space, name, lists) {
    const pieces = Math.min(this.#members.length, lists[0]?.length);
    if (!(pieces > 1) || !lists.every(Array.isArray)) return this.#one(space, name, lists);
    const cuts = lists.map((list) => cut(list, pieces));
    const asked = cuts[0].map((_, i) => this.#one(space, name, cuts.map((each) => each[i])));
    const answers = await Promise.allSettled(asked);
    if (answers.some((answer) => answer.status === 'rejected')) return this.#one(space, name, lists);
    return answers.every((answer) => answer.value);
  }

  bls = {
    verifyMultipleSignatures: async (sets) =>
      this.#batch('bls', 'verifyMultipleSignatures', [Array.isArray(sets) ? sets.map(inBytes) : sets]),
  };

  ed25519 = {
    verifyBatch: (signatures, messages, publicKeys) =>
      this.#batch('ed25519', 'verifyBatch', [signatures, messages, publicKeys]),
  };

  kzg = {
    loadTrustedSetup: async () => void (await this.#all({ space: 'kzg', name: 'loadTrustedSetup', operands: [] })),
    loadTrustedSetupText: async (text) =>
      void (await this.#all({ space: 'kzg', name: 'loadTrustedSetupText', operands: [text] })),
    blobToKzgCommitment: (blob) => this.#one('kzg', 'blobToKzgCommitment', [blob]),
    computeBlobKzgProof: (...operands) => this.#one('kzg', 'computeBlobKzgProof', operands),
    computeCells: (blob) => this.#one('kzg', 'computeCells', [blob]),
    computeCellsAndKzgProofs: (blob) => this.#one('kzg', 'computeCellsAndKzgProofs', [blob]),
    recoverCellsAndKzgProofs: (...operands) => this.#one('kzg', 'recoverCellsAndKzgProofs', operands),
    verifyBlobKzgProofBatch: (blobs, commitmentsBytes, proofsBytes) =>
      this.#batch('kzg', 'verifyBlobKzgProofBatch', [blobs, commitmentsBytes, proofsBytes]),
    verifyCellKzgProofBatch: (commitmentsBytes, cellIndices, cells, proofsBytes) =>
      this.#batch('kzg', 'verifyCellKzgProofBatch', [commitmentsBytes, cellIndices, cells, proofsBytes]),
  };
}
