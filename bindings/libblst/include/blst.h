/*
 * The C interface of blst 0.3.17, computed by Montane: link with libblst.a or libblst.so.
 *
 * Elements of fields are in Montgomery form and below their modulus. A result may be written over operands. Strings of
 * bytes have a length beside them or in their type, and may be NULL where it is zero. The time does not depend on values,
 * but for what has "pippenger", "wbits", "pairing", "verify" or "s_add" in its name, and what decodes: for public values.
 */
#ifndef __BLST_H__
#define __BLST_H__

#include <stddef.h>
#include <stdint.h>

/* bool: as C++ and C23 have it, or C99; before that an int of 0 or 1 */
#ifdef __cplusplus
extern "C" {
# define BLST_OPTIONAL = 0
#else
# define BLST_OPTIONAL
# if !defined(__STDC_VERSION__) || __STDC_VERSION__ < 202311
#  if defined(__BLST_CGO__)
typedef _Bool bool;
#  elif defined(__BLST_RUST_BINDGEN__) || defined(__BLST_ZIG__)
#   define bool _Bool
#  elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 199901
#   include <stdbool.h>
#  elif !defined(bool)
#   define bool int
#   define BLST_BOOL_IS_INT
#  endif
# endif
#endif
#ifdef SWIG
# undef BLST_OPTIONAL
# define BLST_OPTIONAL = NULL
#endif

typedef enum {
    BLST_SUCCESS = 0,
    BLST_BAD_ENCODING = 1,
    BLST_POINT_NOT_ON_CURVE = 2,
    BLST_POINT_NOT_IN_GROUP = 3,
    BLST_AGGR_TYPE_MISMATCH = 4,
    BLST_VERIFY_FAIL = 5,
    BLST_PK_IS_INFINITY = 6,
    BLST_BAD_SCALAR = 7
} BLST_ERROR;

/* ---- types ---- */

typedef uint8_t byte;
typedef uint64_t limb_t;

typedef struct { byte b[32]; } blst_scalar;      /* any number of 256 bits, least significant byte first */
typedef struct { limb_t l[4]; } blst_fr;         /* modulo the order of the groups */
typedef struct { limb_t l[6]; } blst_fp;
typedef struct { blst_fp fp[2]; } blst_fp2;      /* fp[0] + fp[1] u */
typedef struct { blst_fp2 fp2[3]; } blst_fp6;    /* fp2[0] + fp2[1] v + fp2[2] v^2 */
typedef struct { blst_fp6 fp6[2]; } blst_fp12;   /* fp6[0] + fp6[1] w */
typedef struct { blst_fp x, y, z; } blst_p1;     /* (x/z^2, y/z^3); infinity if z is 0 */
typedef struct { blst_fp x, y; } blst_p1_affine; /* infinity is all zero */
typedef struct { blst_fp2 x, y, z; } blst_p2;
typedef struct { blst_fp2 x, y; } blst_p2_affine;

/* an equation that grows, in blst_pairing_sizeof() bytes; nothing need be freed */
#if defined(__BLST_CGO__)
typedef limb_t blst_pairing;
#elif defined(__BLST_RUST_BINDGEN__)
typedef struct {} blst_pairing;
#else
typedef struct blst_opaque blst_pairing;
#endif

extern const blst_p1_affine BLS12_381_G1, BLS12_381_NEG_G1;
extern const blst_p2_affine BLS12_381_G2, BLS12_381_NEG_G2;

/* ---- scalars: forms, and arithmetic of secret keys, which say whether the result is not zero ---- */

void blst_scalar_from_uint32(blst_scalar *ret, const uint32_t words[8]);
void blst_uint32_from_scalar(uint32_t ret[8], const blst_scalar *a);
void blst_scalar_from_uint64(blst_scalar *ret, const uint64_t words[4]);
void blst_uint64_from_scalar(uint64_t ret[4], const blst_scalar *a);
void blst_scalar_from_bendian(blst_scalar *ret, const byte bytes[32]);
void blst_bendian_from_scalar(byte ret[32], const blst_scalar *a);
void blst_scalar_from_lendian(blst_scalar *ret, const byte bytes[32]);
void blst_lendian_from_scalar(byte ret[32], const blst_scalar *a);
/* of any number of bytes, modulo the order */
bool blst_scalar_from_le_bytes(blst_scalar *ret, const byte *bytes, size_t len);
bool blst_scalar_from_be_bytes(blst_scalar *ret, const byte *bytes, size_t len);
bool blst_scalar_fr_check(const blst_scalar *a); /* below the order */
bool blst_sk_check(const blst_scalar *a); /* and not zero */
bool blst_sk_add_n_check(blst_scalar *ret, const blst_scalar *a, const blst_scalar *b);
bool blst_sk_sub_n_check(blst_scalar *ret, const blst_scalar *a, const blst_scalar *b);
bool blst_sk_mul_n_check(blst_scalar *ret, const blst_scalar *a, const blst_scalar *b);
void blst_sk_inverse(blst_scalar *ret, const blst_scalar *a);

#ifndef SWIG
/* ---- fields ---- */

void blst_fr_add(blst_fr *ret, const blst_fr *a, const blst_fr *b);
void blst_fr_sub(blst_fr *ret, const blst_fr *a, const blst_fr *b);
void blst_fr_mul(blst_fr *ret, const blst_fr *a, const blst_fr *b);
void blst_fr_sqr(blst_fr *ret, const blst_fr *a);
void blst_fr_mul_by_3(blst_fr *ret, const blst_fr *a);
void blst_fr_inverse(blst_fr *ret, const blst_fr *a);
void blst_fr_eucl_inverse(blst_fr *ret, const blst_fr *a);
void blst_fr_lshift(blst_fr *ret, const blst_fr *a, size_t count);
void blst_fr_rshift(blst_fr *ret, const blst_fr *a, size_t count);
void blst_fr_cneg(blst_fr *ret, const blst_fr *a, bool negate);

void blst_fp_add(blst_fp *ret, const blst_fp *a, const blst_fp *b);
void blst_fp_sub(blst_fp *ret, const blst_fp *a, const blst_fp *b);
void blst_fp_mul(blst_fp *ret, const blst_fp *a, const blst_fp *b);
void blst_fp_sqr(blst_fp *ret, const blst_fp *a);
void blst_fp_mul_by_3(blst_fp *ret, const blst_fp *a);
void blst_fp_mul_by_8(blst_fp *ret, const blst_fp *a);
void blst_fp_inverse(blst_fp *ret, const blst_fp *a);
void blst_fp_eucl_inverse(blst_fp *ret, const blst_fp *a);
void blst_fp_lshift(blst_fp *ret, const blst_fp *a, size_t count);
void blst_fp_cneg(blst_fp *ret, const blst_fp *a, bool negate);
bool blst_fp_sqrt(blst_fp *ret, const blst_fp *a);

void blst_fp2_add(blst_fp2 *ret, const blst_fp2 *a, const blst_fp2 *b);
void blst_fp2_sub(blst_fp2 *ret, const blst_fp2 *a, const blst_fp2 *b);
void blst_fp2_mul(blst_fp2 *ret, const blst_fp2 *a, const blst_fp2 *b);
void blst_fp2_sqr(blst_fp2 *ret, const blst_fp2 *a);
void blst_fp2_mul_by_3(blst_fp2 *ret, const blst_fp2 *a);
void blst_fp2_mul_by_8(blst_fp2 *ret, const blst_fp2 *a);
void blst_fp2_inverse(blst_fp2 *ret, const blst_fp2 *a);
void blst_fp2_eucl_inverse(blst_fp2 *ret, const blst_fp2 *a);
void blst_fp2_lshift(blst_fp2 *ret, const blst_fp2 *a, size_t count);
void blst_fp2_cneg(blst_fp2 *ret, const blst_fp2 *a, bool negate);
bool blst_fp2_sqrt(blst_fp2 *ret, const blst_fp2 *a);

/* plain values; what comes in may be any number */
void blst_fr_from_uint64(blst_fr *ret, const uint64_t words[4]);
void blst_uint64_from_fr(uint64_t ret[4], const blst_fr *a);
void blst_fr_from_scalar(blst_fr *ret, const blst_scalar *a);
void blst_scalar_from_fr(blst_scalar *ret, const blst_fr *a);
void blst_fp_from_uint32(blst_fp *ret, const uint32_t words[12]);
void blst_uint32_from_fp(uint32_t ret[12], const blst_fp *a);
void blst_fp_from_uint64(blst_fp *ret, const uint64_t words[6]);
void blst_uint64_from_fp(uint64_t ret[6], const blst_fp *a);
void blst_fp_from_bendian(blst_fp *ret, const byte bytes[48]);
void blst_bendian_from_fp(byte ret[48], const blst_fp *a);
void blst_fp_from_lendian(blst_fp *ret, const byte bytes[48]);
void blst_lendian_from_fp(byte ret[48], const blst_fp *a);

/* the target field */
void blst_fp12_sqr(blst_fp12 *ret, const blst_fp12 *a);
void blst_fp12_cyclotomic_sqr(blst_fp12 *ret, const blst_fp12 *a);
void blst_fp12_inverse(blst_fp12 *ret, const blst_fp12 *a);
void blst_fp12_mul(blst_fp12 *ret, const blst_fp12 *a, const blst_fp12 *b);
void blst_fp12_mul_by_xy00z0(blst_fp12 *ret, const blst_fp12 *a, const blst_fp6 *xy00z0);
void blst_fp12_conjugate(blst_fp12 *a);
void blst_fp12_frobenius_map(blst_fp12 *ret, const blst_fp12 *a, size_t n); /* n from 1 to 3 */
bool blst_fp12_is_equal(const blst_fp12 *a, const blst_fp12 *b);
bool blst_fp12_is_one(const blst_fp12 *a);
bool blst_fp12_in_group(const blst_fp12 *a);
const blst_fp12 *blst_fp12_one(void);
#endif

/* ---- G1: points of the curve; only those with "in_g1" ask for the subgroup ---- */

/* blst_p1_add and blst_p1_add_affine are for points that differ */
void blst_p1_add(blst_p1 *ret, const blst_p1 *a, const blst_p1 *b);
void blst_p1_add_or_double(blst_p1 *ret, const blst_p1 *a, const blst_p1 *b);
void blst_p1_add_affine(blst_p1 *ret, const blst_p1 *a, const blst_p1_affine *b);
void blst_p1_add_or_double_affine(blst_p1 *ret, const blst_p1 *a, const blst_p1_affine *b);
void blst_p1_double(blst_p1 *ret, const blst_p1 *a);
void blst_p1_cneg(blst_p1 *p, bool negate);
void blst_p1_mult(blst_p1 *ret, const blst_p1 *p, const byte *scalar, size_t nbits);
void blst_p1_to_affine(blst_p1_affine *ret, const blst_p1 *p);
void blst_p1_from_affine(blst_p1 *ret, const blst_p1_affine *p);
bool blst_p1_on_curve(const blst_p1 *p);
bool blst_p1_in_g1(const blst_p1 *p);
bool blst_p1_is_equal(const blst_p1 *a, const blst_p1 *b);
bool blst_p1_is_inf(const blst_p1 *p);
const blst_p1 *blst_p1_generator(void);
bool blst_p1_affine_on_curve(const blst_p1_affine *p);
bool blst_p1_affine_in_g1(const blst_p1_affine *p);
bool blst_p1_affine_is_equal(const blst_p1_affine *a, const blst_p1_affine *b);
bool blst_p1_affine_is_inf(const blst_p1_affine *p);
const blst_p1_affine *blst_p1_affine_generator(void);

/* encodings */
void blst_p1_serialize(byte ret[96], const blst_p1 *p);
void blst_p1_compress(byte ret[48], const blst_p1 *p);
void blst_p1_affine_serialize(byte ret[96], const blst_p1_affine *p);
void blst_p1_affine_compress(byte ret[48], const blst_p1_affine *p);
BLST_ERROR blst_p1_uncompress(blst_p1_affine *ret, const byte encoding[48]);
BLST_ERROR blst_p1_deserialize(blst_p1_affine *ret, const byte encoding[96]);

/* many: lists of pointers end with NULL, after which items follow the last one in memory */
void blst_p1s_to_affine(blst_p1_affine ret[], const blst_p1 *const points[], size_t npoints);
void blst_p1s_add(blst_p1 *ret, const blst_p1_affine *const points[], size_t npoints);
size_t blst_p1s_mult_pippenger_scratch_sizeof(size_t npoints);
void blst_p1s_mult_pippenger(blst_p1 *ret, const blst_p1_affine *const points[], size_t npoints,
    const byte *const scalars[], size_t nbits, limb_t *scratch);
void blst_p1s_tile_pippenger(blst_p1 *ret, const blst_p1_affine *const points[], size_t npoints,
    const byte *const scalars[], size_t nbits, limb_t *scratch, size_t bit0, size_t window);
size_t blst_p1s_mult_wbits_precompute_sizeof(size_t wbits, size_t npoints);
void blst_p1s_mult_wbits_precompute(blst_p1_affine table[], size_t wbits,
    const blst_p1_affine *const points[], size_t npoints);
size_t blst_p1s_mult_wbits_scratch_sizeof(size_t npoints);
void blst_p1s_mult_wbits(blst_p1 *ret, const blst_p1_affine table[], size_t wbits, size_t npoints,
    const byte *const scalars[], size_t nbits, limb_t *scratch);

/* hashing (RFC 9380) of aug and msg, one after the other */
void blst_hash_to_g1(blst_p1 *ret, const byte *msg, size_t msg_len,
    const byte *DST BLST_OPTIONAL, size_t DST_len BLST_OPTIONAL,
    const byte *aug BLST_OPTIONAL, size_t aug_len BLST_OPTIONAL);
void blst_encode_to_g1(blst_p1 *ret, const byte *msg, size_t msg_len,
    const byte *DST BLST_OPTIONAL, size_t DST_len BLST_OPTIONAL,
    const byte *aug BLST_OPTIONAL, size_t aug_len BLST_OPTIONAL);
#ifndef SWIG
void blst_map_to_g1(blst_p1 *ret, const blst_fp *u, const blst_fp *v BLST_OPTIONAL); /* v may be NULL */
#endif

/* ---- G2: points of the curve; only those with "in_g2" ask for the subgroup ---- */

/* blst_p2_add and blst_p2_add_affine are for points that differ */
void blst_p2_add(blst_p2 *ret, const blst_p2 *a, const blst_p2 *b);
void blst_p2_add_or_double(blst_p2 *ret, const blst_p2 *a, const blst_p2 *b);
void blst_p2_add_affine(blst_p2 *ret, const blst_p2 *a, const blst_p2_affine *b);
void blst_p2_add_or_double_affine(blst_p2 *ret, const blst_p2 *a, const blst_p2_affine *b);
void blst_p2_double(blst_p2 *ret, const blst_p2 *a);
void blst_p2_cneg(blst_p2 *p, bool negate);
void blst_p2_mult(blst_p2 *ret, const blst_p2 *p, const byte *scalar, size_t nbits);
void blst_p2_to_affine(blst_p2_affine *ret, const blst_p2 *p);
void blst_p2_from_affine(blst_p2 *ret, const blst_p2_affine *p);
bool blst_p2_on_curve(const blst_p2 *p);
bool blst_p2_in_g2(const blst_p2 *p);
bool blst_p2_is_equal(const blst_p2 *a, const blst_p2 *b);
bool blst_p2_is_inf(const blst_p2 *p);
const blst_p2 *blst_p2_generator(void);
bool blst_p2_affine_on_curve(const blst_p2_affine *p);
bool blst_p2_affine_in_g2(const blst_p2_affine *p);
bool blst_p2_affine_is_equal(const blst_p2_affine *a, const blst_p2_affine *b);
bool blst_p2_affine_is_inf(const blst_p2_affine *p);
const blst_p2_affine *blst_p2_affine_generator(void);

/* encodings */
void blst_p2_serialize(byte ret[192], const blst_p2 *p);
void blst_p2_compress(byte ret[96], const blst_p2 *p);
void blst_p2_affine_serialize(byte ret[192], const blst_p2_affine *p);
void blst_p2_affine_compress(byte ret[96], const blst_p2_affine *p);
BLST_ERROR blst_p2_uncompress(blst_p2_affine *ret, const byte encoding[96]);
BLST_ERROR blst_p2_deserialize(blst_p2_affine *ret, const byte encoding[192]);

/* many: lists of pointers end with NULL, after which items follow the last one in memory */
void blst_p2s_to_affine(blst_p2_affine ret[], const blst_p2 *const points[], size_t npoints);
void blst_p2s_add(blst_p2 *ret, const blst_p2_affine *const points[], size_t npoints);
size_t blst_p2s_mult_pippenger_scratch_sizeof(size_t npoints);
void blst_p2s_mult_pippenger(blst_p2 *ret, const blst_p2_affine *const points[], size_t npoints,
    const byte *const scalars[], size_t nbits, limb_t *scratch);
void blst_p2s_tile_pippenger(blst_p2 *ret, const blst_p2_affine *const points[], size_t npoints,
    const byte *const scalars[], size_t nbits, limb_t *scratch, size_t bit0, size_t window);
size_t blst_p2s_mult_wbits_precompute_sizeof(size_t wbits, size_t npoints);
void blst_p2s_mult_wbits_precompute(blst_p2_affine table[], size_t wbits,
    const blst_p2_affine *const points[], size_t npoints);
size_t blst_p2s_mult_wbits_scratch_sizeof(size_t npoints);
void blst_p2s_mult_wbits(blst_p2 *ret, const blst_p2_affine table[], size_t wbits, size_t npoints,
    const byte *const scalars[], size_t nbits, limb_t *scratch);

/* hashing (RFC 9380) of aug and msg, one after the other */
void blst_hash_to_g2(blst_p2 *ret, const byte *msg, size_t msg_len,
    const byte *DST BLST_OPTIONAL, size_t DST_len BLST_OPTIONAL,
    const byte *aug BLST_OPTIONAL, size_t aug_len BLST_OPTIONAL);
void blst_encode_to_g2(blst_p2 *ret, const byte *msg, size_t msg_len,
    const byte *DST BLST_OPTIONAL, size_t DST_len BLST_OPTIONAL,
    const byte *aug BLST_OPTIONAL, size_t aug_len BLST_OPTIONAL);
#ifndef SWIG
void blst_map_to_g2(blst_p2 *ret, const blst_fp2 *u, const blst_fp2 *v BLST_OPTIONAL); /* v may be NULL */
#endif

/* ---- keys and signatures: _pk_in_g1 has public keys in G1 and signatures in G2, _pk_in_g2 the reverse ---- */

void blst_keygen(blst_scalar *ret, const byte *IKM, size_t IKM_len,
    const byte *info BLST_OPTIONAL, size_t info_len BLST_OPTIONAL);
void blst_sk_to_pk_in_g1(blst_p1 *ret, const blst_scalar *SK);
void blst_sign_pk_in_g1(blst_p2 *ret, const blst_p2 *hash, const blst_scalar *SK);
void blst_sk_to_pk_in_g2(blst_p2 *ret, const blst_scalar *SK);
void blst_sign_pk_in_g2(blst_p1 *ret, const blst_p1 *hash, const blst_scalar *SK);

/* ---- pairings: a Miller loop has its value up to what the final exponentiation removes ---- */

#ifndef SWIG
void blst_miller_loop(blst_fp12 *ret, const blst_p2_affine *Q, const blst_p1_affine *P);
void blst_miller_loop_n(blst_fp12 *ret, const blst_p2_affine *const Qs[], const blst_p1_affine *const Ps[], size_t n);
void blst_final_exp(blst_fp12 *ret, const blst_fp12 *f);
void blst_precompute_lines(blst_fp6 Qlines[68], const blst_p2_affine *Q);
void blst_miller_loop_lines(blst_fp12 *ret, const blst_fp6 Qlines[68], const blst_p1_affine *P);
bool blst_fp12_finalverify(const blst_fp12 *gt1, const blst_fp12 *gt2);
#endif

size_t blst_pairing_sizeof(void);
void blst_pairing_init(blst_pairing *ctx, bool hash_or_encode,
    const byte *DST BLST_OPTIONAL, size_t DST_len BLST_OPTIONAL);
const byte *blst_pairing_get_dst(const blst_pairing *ctx);
void blst_pairing_commit(blst_pairing *ctx);
BLST_ERROR blst_pairing_merge(blst_pairing *ctx, const blst_pairing *ctx1);
bool blst_pairing_finalverify(const blst_pairing *ctx, const blst_fp12 *gtsig BLST_OPTIONAL);

BLST_ERROR blst_pairing_aggregate_pk_in_g1(blst_pairing *ctx, const blst_p1_affine *PK,
    const blst_p2_affine *signature,
    const byte *msg, size_t msg_len, const byte *aug BLST_OPTIONAL, size_t aug_len BLST_OPTIONAL);
BLST_ERROR blst_pairing_chk_n_aggr_pk_in_g1(blst_pairing *ctx, const blst_p1_affine *PK, bool pk_grpchk,
    const blst_p2_affine *signature, bool sig_grpchk,
    const byte *msg, size_t msg_len, const byte *aug BLST_OPTIONAL, size_t aug_len BLST_OPTIONAL);
BLST_ERROR blst_pairing_mul_n_aggregate_pk_in_g1(blst_pairing *ctx, const blst_p1_affine *PK,
    const blst_p2_affine *signature, const byte *scalar, size_t nbits,
    const byte *msg, size_t msg_len, const byte *aug BLST_OPTIONAL, size_t aug_len BLST_OPTIONAL);
BLST_ERROR blst_pairing_chk_n_mul_n_aggr_pk_in_g1(blst_pairing *ctx, const blst_p1_affine *PK, bool pk_grpchk,
    const blst_p2_affine *signature, bool sig_grpchk, const byte *scalar, size_t nbits,
    const byte *msg, size_t msg_len, const byte *aug BLST_OPTIONAL, size_t aug_len BLST_OPTIONAL);
BLST_ERROR blst_core_verify_pk_in_g1(const blst_p1_affine *PK, const blst_p2_affine *signature, bool hash_or_encode,
    const byte *msg, size_t msg_len, const byte *DST BLST_OPTIONAL, size_t DST_len BLST_OPTIONAL,
    const byte *aug BLST_OPTIONAL, size_t aug_len BLST_OPTIONAL);

BLST_ERROR blst_pairing_aggregate_pk_in_g2(blst_pairing *ctx, const blst_p2_affine *PK,
    const blst_p1_affine *signature,
    const byte *msg, size_t msg_len, const byte *aug BLST_OPTIONAL, size_t aug_len BLST_OPTIONAL);
BLST_ERROR blst_pairing_chk_n_aggr_pk_in_g2(blst_pairing *ctx, const blst_p2_affine *PK, bool pk_grpchk,
    const blst_p1_affine *signature, bool sig_grpchk,
    const byte *msg, size_t msg_len, const byte *aug BLST_OPTIONAL, size_t aug_len BLST_OPTIONAL);
BLST_ERROR blst_pairing_mul_n_aggregate_pk_in_g2(blst_pairing *ctx, const blst_p2_affine *PK,
    const blst_p1_affine *signature, const byte *scalar, size_t nbits,
    const byte *msg, size_t msg_len, const byte *aug BLST_OPTIONAL, size_t aug_len BLST_OPTIONAL);
BLST_ERROR blst_pairing_chk_n_mul_n_aggr_pk_in_g2(blst_pairing *ctx, const blst_p2_affine *PK, bool pk_grpchk,
    const blst_p1_affine *signature, bool sig_grpchk, const byte *scalar, size_t nbits,
    const byte *msg, size_t msg_len, const byte *aug BLST_OPTIONAL, size_t aug_len BLST_OPTIONAL);
BLST_ERROR blst_core_verify_pk_in_g2(const blst_p2_affine *PK, const blst_p1_affine *signature, bool hash_or_encode,
    const byte *msg, size_t msg_len, const byte *DST BLST_OPTIONAL, size_t DST_len BLST_OPTIONAL,
    const byte *aug BLST_OPTIONAL, size_t aug_len BLST_OPTIONAL);

/* sums of encoded points of the group, compressed or not; in may be NULL */
BLST_ERROR blst_aggregate_in_g1(blst_p1 *ret, const blst_p1 *in, const byte *encoding);
BLST_ERROR blst_aggregate_in_g2(blst_p2 *ret, const blst_p2 *in, const byte *encoding);
void blst_aggregated_in_g1(blst_fp12 *ret, const blst_p1_affine *signature);
void blst_aggregated_in_g2(blst_fp12 *ret, const blst_p2_affine *signature);

#include "blst_aux.h"

#undef BLST_OPTIONAL
#ifdef BLST_BOOL_IS_INT
# undef BLST_BOOL_IS_INT
# undef bool
#endif
#ifdef __cplusplus
}
#endif
#endif
