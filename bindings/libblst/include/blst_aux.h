/*
 * What blst 0.3.17 has besides, and may remove; included by blst.h.
 */
#ifndef __BLST_AUX_H__
#define __BLST_AUX_H__

/* ---- fields ---- */

void blst_fr_ct_bfly(blst_fr *x0, blst_fr *x1, const blst_fr *twiddle); /* x0 + x1 t, x0 - x1 t */
void blst_fr_gs_bfly(blst_fr *x0, blst_fr *x1, const blst_fr *twiddle); /* x0 + x1, (x0 - x1) t */
void blst_fr_to(blst_fr *ret, const blst_fr *a);
void blst_fr_from(blst_fr *ret, const blst_fr *a);
void blst_fp_to(blst_fp *ret, const blst_fp *a);
void blst_fp_from(blst_fp *ret, const blst_fp *a);
bool blst_fp_is_square(const blst_fp *a);
bool blst_fp2_is_square(const blst_fp2 *a);
void blst_fp_from_le_bytes(blst_fp *ret, const byte *bytes, size_t len);
void blst_fp_from_be_bytes(blst_fp *ret, const byte *bytes, size_t len);
void blst_bendian_from_fp12(byte ret[576], const blst_fp12 *a);

/* digits after 0x or not, to the first other character */
void blst_scalar_from_hexascii(blst_scalar *ret, const byte *hex);
void blst_fr_from_hexascii(blst_fr *ret, const byte *hex);
void blst_fp_from_hexascii(blst_fp *ret, const byte *hex);

/* ---- points ---- */

void blst_p1_from_jacobian(blst_p1 *ret, const blst_p1 *p);
void blst_p1_unchecked_mult(blst_p1 *ret, const blst_p1 *p, const byte *scalar, size_t nbits);
void blst_p2_from_jacobian(blst_p2 *ret, const blst_p2 *p);
void blst_p2_unchecked_mult(blst_p2 *ret, const blst_p2 *p, const byte *scalar, size_t nbits);

/* as bytes with the marks of sign and infinity, and as a point; either may be NULL */
void blst_sk_to_pk2_in_g1(byte ret[96], blst_p1_affine *ret_pk, const blst_scalar *SK);
void blst_sign_pk2_in_g1(byte ret[192], blst_p2_affine *ret_sig, const blst_p2 *hash, const blst_scalar *SK);
void blst_sk_to_pk2_in_g2(byte ret[192], blst_p2_affine *ret_pk, const blst_scalar *SK);
void blst_sign_pk2_in_g2(byte ret[96], blst_p1_affine *ret_sig, const blst_p1 *hash, const blst_scalar *SK);

/* ---- distinct messages ---- */

#ifdef __BLST_RUST_BINDGEN__
typedef struct {} blst_uniq;
#else
typedef struct blst_opaque blst_uniq;
#endif
size_t blst_uniq_sizeof(size_t n_nodes);
void blst_uniq_init(blst_uniq *tree);
bool blst_uniq_test(blst_uniq *tree, const byte *msg, size_t len);

/* ---- pairings ---- */

void blst_pairing_raw_aggregate(blst_pairing *ctx, const blst_p2_affine *q, const blst_p1_affine *p);
blst_fp12 *blst_pairing_as_fp12(blst_pairing *ctx);

/* ---- hashes and keys ---- */

void blst_sha256(byte ret[32], const byte *msg, size_t msg_len);
void blst_expand_message_xmd(byte *ret, size_t ret_len, const byte *msg, size_t msg_len,
    const byte *DST, size_t DST_len);
void blst_keygen_v3(blst_scalar *ret, const byte *IKM, size_t IKM_len,
    const byte *info BLST_OPTIONAL, size_t info_len BLST_OPTIONAL);
void blst_keygen_v4_5(blst_scalar *ret, const byte *IKM, size_t IKM_len, const byte *salt, size_t salt_len,
    const byte *info BLST_OPTIONAL, size_t info_len BLST_OPTIONAL);
void blst_keygen_v5(blst_scalar *ret, const byte *IKM, size_t IKM_len, const byte *salt, size_t salt_len,
    const byte *info BLST_OPTIONAL, size_t info_len BLST_OPTIONAL);
void blst_derive_master_eip2333(blst_scalar *ret, const byte *IKM, size_t IKM_len);
void blst_derive_child_eip2333(blst_scalar *ret, const blst_scalar *SK, uint32_t child_index);

/* ---- sizes ---- */

size_t blst_p1_sizeof(void);
size_t blst_p1_affine_sizeof(void);
size_t blst_p2_sizeof(void);
size_t blst_p2_affine_sizeof(void);
size_t blst_fp12_sizeof(void);

#endif
