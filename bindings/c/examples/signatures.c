/* Ed25519 and X25519: known answers, and what is refused. */
#include "check.h"

int main(void) {
    uint8_t secret[32], key[32], expected_key[32], signature[64], expected[64], message[1];
    /* RFC 8032, section 7.1, TEST 2. */
    hex(secret, "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb");
    hex(expected_key, "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c");
    hex(expected, "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
                  "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00");
    hex(message, "72");
    CHECK(montane_ed25519_public_key(secret, 32, key, 32) == MONTANE_OK);
    CHECK(memcmp(key, expected_key, 32) == 0);
    CHECK(montane_ed25519_sign(secret, 32, message, 1, signature, 64) == MONTANE_OK);
    CHECK(memcmp(signature, expected, 64) == 0);
    CHECK(montane_ed25519_verify(key, 32, message, 1, signature, 64) == MONTANE_OK);
    CHECK(montane_ed25519_verify_strict(key, 32, message, 1, signature, 64) == MONTANE_OK);
    CHECK(montane_ed25519_verify_zip215(key, 32, message, 1, signature, 64) == MONTANE_OK);

    /* One after the other: the message, the signature, lengths, NULL. */
    message[0] ^= 1;
    CHECK(montane_ed25519_verify(key, 32, message, 1, signature, 64) == MONTANE_REFUSED);
    CHECK(montane_ed25519_verify_strict(key, 32, message, 1, signature, 64) == MONTANE_REFUSED);
    CHECK(montane_ed25519_verify_zip215(key, 32, message, 1, signature, 64) == MONTANE_REFUSED);
    message[0] ^= 1;
    CHECK(montane_ed25519_verify(key, 32, NULL, 0, signature, 64) == MONTANE_REFUSED);
    CHECK(montane_ed25519_verify(key, 31, message, 1, signature, 64) == MONTANE_LENGTH);
    CHECK(montane_ed25519_verify(key, 32, message, 1, signature, 63) == MONTANE_LENGTH);
    CHECK(montane_ed25519_verify(key, 32, NULL, 1, signature, 64) == MONTANE_NULL);
    CHECK(strcmp(montane_message(), "message is NULL and its length is not 0") == 0);
    CHECK(montane_ed25519_sign(secret, 32, message, 1, signature, 65) == MONTANE_LENGTH);
    CHECK(montane_ed25519_sign(secret, 32, message, 1, NULL, 64) == MONTANE_NULL);
    CHECK(montane_ed25519_public_key(NULL, 32, key, 32) == MONTANE_NULL);
    CHECK(memcmp(signature, expected, 64) == 0);

    /* Batches: two messages, one of them empty. */
    uint8_t keys[64], signatures[128];
    const uint8_t *messages[2] = {message, NULL};
    size_t lengths[2] = {1, 0};
    memcpy(keys, key, 32);
    memcpy(keys + 32, key, 32);
    memcpy(signatures, signature, 64);
    CHECK(montane_ed25519_sign(secret, 32, NULL, 0, signatures + 64, 64) == MONTANE_OK);
    CHECK(montane_ed25519_verify_batch(keys, 64, messages, lengths, 2, signatures, 128) == MONTANE_OK);
    CHECK(montane_ed25519_verify_batch(NULL, 0, NULL, NULL, 0, NULL, 0) == MONTANE_OK);
    lengths[0] = 0;
    CHECK(montane_ed25519_verify_batch(keys, 64, messages, lengths, 2, signatures, 128) == MONTANE_REFUSED);
    CHECK(montane_ed25519_verify_batch(keys, 32, messages, lengths, 2, signatures, 128) == MONTANE_LENGTH);
    CHECK(montane_ed25519_verify_batch(keys, 64, messages, lengths, 2, signatures, 64) == MONTANE_LENGTH);
    CHECK(montane_ed25519_verify_batch(keys, 63, messages, lengths, 2, signatures, 128) == MONTANE_LENGTH);
    CHECK(montane_ed25519_verify_batch(keys, 64, NULL, lengths, 2, signatures, 128) == MONTANE_NULL);

    /* RFC 7748, section 6.1; a result over an operand. */
    uint8_t alice[32], bob[32], alice_key[32], shared[32], expected_shared[32];
    hex(alice, "77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a");
    hex(bob, "5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb");
    hex(expected_key, "8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a");
    hex(expected_shared, "4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742");
    CHECK(montane_x25519_public_key(alice, 32, alice_key, 32) == MONTANE_OK);
    CHECK(memcmp(alice_key, expected_key, 32) == 0);
    CHECK(montane_x25519_shared_secret(bob, 32, alice_key, 32, shared, 32) == MONTANE_OK);
    CHECK(memcmp(shared, expected_shared, 32) == 0);
    CHECK(montane_x25519_shared_secret(bob, 32, alice_key, 32, alice_key, 32) == MONTANE_OK);
    CHECK(memcmp(alice_key, expected_shared, 32) == 0);
    /* A key of small order, lengths. */
    uint8_t zero[32] = {0};
    CHECK(montane_x25519_shared_secret(bob, 32, zero, 32, shared, 32) == MONTANE_REFUSED);
    CHECK(memcmp(shared, expected_shared, 32) == 0);
    CHECK(montane_x25519_shared_secret(bob, 31, expected_key, 32, shared, 32) == MONTANE_LENGTH);
    CHECK(montane_x25519_shared_secret(bob, 32, expected_key, 33, shared, 32) == MONTANE_LENGTH);
    CHECK(montane_x25519_shared_secret(bob, 32, expected_key, 32, shared, 31) == MONTANE_LENGTH);
    CHECK(montane_x25519_public_key(alice, 32, NULL, 32) == MONTANE_NULL);
    printf("signatures: ok\n");
    return 0;
}
