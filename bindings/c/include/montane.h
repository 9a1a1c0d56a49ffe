/* Montane for C: Ed25519, X25519, sums of points, Ethereum's contracts on BN254. BLS12-381 and BLS signatures are in
 * libblst, KZG commitments in ckzg.h.
 *
 * Every pointer has its length in bytes beside it, and is read or written for as long as that says. Results may be
 * written over operands. NULL is an error of its own, unless its length is 0. Nothing is written but by MONTANE_OK.
 * All functions may be called from many threads. They are written by a command from Rust's: see README.md. */

#ifndef MONTANE_H
#define MONTANE_H

#include <stddef.h>
#include <stdint.h>

// What a function answers. Whatever it is but MONTANE_OK, nothing was written, and montane_message() says which
// rule was broken.
typedef enum {
  // Done, or accepted.
  MONTANE_OK = 0,
  // A signature, an exchange or a product that does not hold.
  MONTANE_REFUSED = 1,
  // Bytes that are no point, or no number of the field.
  MONTANE_MALFORMED = 2,
  // A length that the function does not take.
  MONTANE_LENGTH = 3,
  // A pointer that is NULL, beside a length that is not 0.
  MONTANE_NULL = 4,
} montane_status;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

// Which rule the last call of this thread that did not answer MONTANE_OK broke, in English; empty when there was
// none. The text stays until the next such call of this thread.
const char *montane_message(void);

// The public key, 32 bytes, of an Ed25519 secret key, 32 bytes of randomness (RFC 8032). Constant time in the
// secret key.
montane_status montane_ed25519_public_key(const uint8_t *secret_key,
                                          size_t secret_key_len,
                                          uint8_t *public_key,
                                          size_t public_key_len);

// The signature, 64 bytes, of a message with an Ed25519 secret key (RFC 8032). The public key is computed anew.
// Constant time in the secret key.
montane_status montane_ed25519_sign(const uint8_t *secret_key,
                                    size_t secret_key_len,
                                    const uint8_t *message,
                                    size_t message_len,
                                    uint8_t *signature,
                                    size_t signature_len);

// Whether an Ed25519 signature is right, by the equation without the cofactor (RFC 8032 allows it); keys of small
// order are taken. MONTANE_REFUSED when it is not, or when the key is none. What is verified is public: not
// constant time.
montane_status montane_ed25519_verify(const uint8_t *public_key,
                                      size_t public_key_len,
                                      const uint8_t *message,
                                      size_t message_len,
                                      const uint8_t *signature,
                                      size_t signature_len);

// The same, refusing keys and commitments of small order, so that no signature is right for two messages.
montane_status montane_ed25519_verify_strict(const uint8_t *public_key,
                                             size_t public_key_len,
                                             const uint8_t *message,
                                             size_t message_len,
                                             const uint8_t *signature,
                                             size_t signature_len);

// The same by ZIP 215, which networks agree on: the equation times the cofactor, encodings of points that are not
// canonical taken.
montane_status montane_ed25519_verify_zip215(const uint8_t *public_key,
                                             size_t public_key_len,
                                             const uint8_t *message,
                                             size_t message_len,
                                             const uint8_t *signature,
                                             size_t signature_len);

// Whether many Ed25519 signatures are right, by ZIP 215, in one equation with random factors: in less time than
// one by one. `messages` and `message_lens` have as many items as there are keys in `public_keys`, 32 bytes each,
// and signatures in `signatures`, 64 bytes each.
montane_status montane_ed25519_verify_batch(const uint8_t *public_keys,
                                            size_t public_keys_len,
                                            const uint8_t *const *messages,
                                            const size_t *message_lens,
                                            size_t count,
                                            const uint8_t *signatures,
                                            size_t signatures_len);

// The public key, 32 bytes, of an X25519 secret key, 32 bytes of randomness (RFC 7748). Constant time in the
// secret key.
montane_status montane_x25519_public_key(const uint8_t *secret_key,
                                         size_t secret_key_len,
                                         uint8_t *public_key,
                                         size_t public_key_len);

// What the owners of two X25519 keys share (RFC 7748), 32 bytes, to be hashed and not used as a key itself.
// MONTANE_REFUSED when the public key has small order, so that the secret would be zero whatever the secret key
// is. Constant time in the secret key.
montane_status montane_x25519_shared_secret(const uint8_t *secret_key,
                                            size_t secret_key_len,
                                            const uint8_t *public_key,
                                            size_t public_key_len,
                                            uint8_t *shared_secret,
                                            size_t shared_secret_len);

// The sum of two points of G1, as ECADD (EIP-196) has it: points are x and y, 32 bytes each, most significant
// first, and (0, 0) is infinity. Input that is shorter than 128 bytes is continued by zeros, and what is longer is
// cut. The sum has 64 bytes.
montane_status montane_bn254_g1_add(const uint8_t *input,
                                    size_t input_len,
                                    uint8_t *sum,
                                    size_t sum_len);

// The product of a point of G1 and a number of 32 bytes, any, as ECMUL (EIP-196) has it; input that is shorter
// than 96 bytes is continued by zeros, and what is longer is cut. The product has 64 bytes.
montane_status montane_bn254_g1_mul(const uint8_t *input,
                                    size_t input_len,
                                    uint8_t *product,
                                    size_t product_len);

// Whether the product of pairings is one, as ECPAIRING (EIP-197) has it: pairs of 192 bytes, a point of G1 and one
// of G2 each. MONTANE_OK when it is, as without any pair; MONTANE_REFUSED when it is not.
montane_status montane_bn254_pairing_check(const uint8_t *pairs,
                                           size_t pairs_len);

// The sum of the products of `bases`, points of G1 in the uncompressed encoding of Zcash, and `scalars`, 32 bytes
// each, most significant first and below the group order: 96 bytes, infinity of no base. Every base is checked: on
// the curve and in the group of prime order. Not constant time.
montane_status montane_bls12_381_g1_sum(const uint8_t *bases,
                                        size_t bases_len,
                                        const uint8_t *scalars,
                                        size_t scalars_len,
                                        uint8_t *sum,
                                        size_t sum_len);

// The sum of the products of `bases`, points of G2 in the uncompressed encoding of Zcash, and `scalars`, 32 bytes
// each, most significant first and below the group order: 192 bytes, infinity of no base. Every base is checked:
// on the curve and in the group of prime order. Not constant time.
montane_status montane_bls12_381_g2_sum(const uint8_t *bases,
                                        size_t bases_len,
                                        const uint8_t *scalars,
                                        size_t scalars_len,
                                        uint8_t *sum,
                                        size_t sum_len);

// The sum of the products of `bases`, points of G1 as in EIP-196, and `scalars`, 32 bytes each, most significant
// first and below the group order: 64 bytes, infinity of no base. Every base is checked: on the curve and in the
// group of prime order. Not constant time.
montane_status montane_bn254_g1_sum(const uint8_t *bases,
                                    size_t bases_len,
                                    const uint8_t *scalars,
                                    size_t scalars_len,
                                    uint8_t *sum,
                                    size_t sum_len);

// The sum of the products of `bases`, points of G2 as in EIP-197, and `scalars`, 32 bytes each, most significant
// first and below the group order: 128 bytes, infinity of no base. Every base is checked: on the curve and in the
// group of prime order. Not constant time.
montane_status montane_bn254_g2_sum(const uint8_t *bases,
                                    size_t bases_len,
                                    const uint8_t *scalars,
                                    size_t scalars_len,
                                    uint8_t *sum,
                                    size_t sum_len);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* MONTANE_H */
