/* What the examples share: a condition that must hold, and bytes from hexadecimal. */
#include <montane.h>
#include <stdio.h>
#include <string.h>

#define CHECK(condition)                                                                                    \
    do {                                                                                                    \
        if (!(condition)) {                                                                                 \
            fprintf(stderr, "line %d: %s (%s)\n", __LINE__, #condition, montane_message());                 \
            return 1;                                                                                       \
        }                                                                                                   \
    } while (0)

static inline void hex(uint8_t *out, const char *text) {
    for (size_t i = 0; text[2 * i]; i++) {
        unsigned byte;
        sscanf(text + 2 * i, "%2x", &byte);
        out[i] = (uint8_t)byte;
    }
}
