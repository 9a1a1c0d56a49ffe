"""The curves over big integers, for answers that Montane did not compute. An element of a field is a tuple of its
coefficients of 1 and of i, where i^2 = -1; infinity is None."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Curve:
    """y^2 = x^3 + b over the field of p, or its extension."""

    p: int
    order: int
    b: tuple[int, ...]
    generator: tuple[tuple[int, ...], tuple[int, ...]]

    def times(self, a, b):
        p = self.p
        if len(a) == 1:
            return (a[0] * b[0] % p,)
        return ((a[0] * b[0] - a[1] * b[1]) % p, (a[0] * b[1] + a[1] * b[0]) % p)

    def minus(self, a, b):
        return tuple((x - y) % self.p for x, y in zip(a, b))

    def plus(self, a, b):
        return tuple((x + y) % self.p for x, y in zip(a, b))

    def inverse(self, a):
        norm = pow(sum(x * x for x in a), -1, self.p)
        if len(a) == 1:
            return (a[0] * norm % self.p,)
        return (a[0] * norm % self.p, -a[1] * norm % self.p)

    def right_side(self, x):
        return self.plus(self.times(self.times(x, x), x), self.b)

    def add(self, one, other):
        if one is None or other is None:
            return other if one is None else one
        (x1, y1), (x2, y2) = one, other
        if x1 == x2:
            if y1 != y2 or not any(y1):
                return None
            square = self.times(x1, x1)
            slope = self.times(self.plus(self.plus(square, square), square), self.inverse(self.plus(y1, y1)))
        else:
            slope = self.times(self.minus(y2, y1), self.inverse(self.minus(x2, x1)))
        x3 = self.minus(self.minus(self.times(slope, slope), x1), x2)
        return x3, self.minus(self.times(slope, self.minus(x1, x3)), y1)

    def multiply(self, point, k):
        total = None
        while k:
            if k & 1:
                total = self.add(total, point)
            point = self.add(point, point)
            k >>= 1
        return total

    def sum_of_products(self, points, scalars):
        total = None
        for point, k in zip(points, scalars):
            total = self.add(total, self.multiply(point, k))
        return total

    def power(self, a, k):
        total = (1,) + (0,) * (len(a) - 1)
        for bit in bin(k)[2:]:
            total = self.times(total, total)
            if bit == "1":
                total = self.times(total, a)
        return total

    def root(self, a):
        """A square root where p = 3 mod 4, if there is one."""
        if len(a) == 1:
            root = self.power(a, (self.p + 1) // 4)
        else:
            first = self.power(a, (self.p - 3) // 4)
            root = self.times(first, a)
            norm = self.times(first, root)
            if norm == (self.p - 1, 0):
                root = self.times((0, 1), root)
            else:
                root = self.times(self.power(self.plus((1, 0), norm), (self.p - 1) // 2), root)
        return root if self.times(root, root) == a else None

    def outside(self):
        """A point outside of the subgroup: the one of least x."""
        for x in range(1, 100):
            x = (x,) + (0,) * (len(self.b) - 1)
            y = self.root(self.right_side(x))
            if y is not None and self.multiply((x, y), self.order) is not None:
                return x, y
        raise AssertionError("the cofactor is 1")

    def coordinate(self, a):
        size = (self.p.bit_length() + 7) // 8
        return b"".join(x.to_bytes(size, "big") for x in reversed(a))

    def encode(self, point):
        """The uncompressed encoding."""
        if point is None:
            size = 2 * len(self.coordinate(self.b))
            return bytes([0x40 if self is BLS12_381_G1 or self is BLS12_381_G2 else 0]) + bytes(size - 1)
        return self.coordinate(point[0]) + self.coordinate(point[1])

    def compress(self, point):
        """ZCash's compressed encoding, of BLS12-381."""
        x, y = point
        larger = tuple(reversed(y)) > tuple(reversed(self.minus((0,) * len(y), y)))
        data = bytearray(self.coordinate(x))
        data[0] |= 0xA0 if larger else 0x80
        return bytes(data)


_P = 0x1A0111EA397FE69A4B1BA7B6434BACD764774B84F38512BF6730D2A0F6B0F6241EABFFFEB153FFFFB9FEFFFFFFFFAAAB
_R = 0x73EDA753299D7D483339D80809A1D80553BDA402FFFE5BFEFFFFFFFF00000001
BLS12_381_G1 = Curve(
    _P,
    _R,
    (4,),
    (
        (0x17F1D3A73197D7942695638C4FA9AC0FC3688C4F9774B905A14E3A3F171BAC586C55E83FF97A1AEFFB3AF00ADB22C6BB,),
        (0x08B3F481E3AAA0F1A09E30ED741D8AE4FCF5E095D5D00AF600DB18CB2C04B3EDD03CC744A2888AE40CAA232946C5E7E1,),
    ),
)
BLS12_381_G2 = Curve(
    _P,
    _R,
    (4, 4),
    (
        (
            0x024AA2B2F08F0A91260805272DC51051C6E47AD4FA403B02B4510B647AE3D1770BAC0326A805BBEFD48056C8C121BDB8,
            0x13E02B6052719F607DACD3A088274F65596BD0D09920B61AB5DA61BBDC7F5049334CF11213945D57E5AC7D055D042B7E,
        ),
        (
            0x0CE5D527727D6E118CC9CDC6DA2E351AADFD9BAA8CBDD3A76D429A695160D12C923AC9CC3BACA289E193548608B82801,
            0x0606C4A02EA734CC32ACD2B02BC28B99CB3E287E85A763AF267492AB572E99AB3F370D275CEC1DA1AAA9075FF05F79BE,
        ),
    ),
)
_P = 21888242871839275222246405745257275088696311157297823662689037894645226208583
_R = 21888242871839275222246405745257275088548364400416034343698204186575808495617
BN254_G1 = Curve(_P, _R, (3,), ((1,), (2,)))
# 3 / (9 + i)
_B = (3 * 9 * pow(82, -1, _P) % _P, -3 * pow(82, -1, _P) % _P)
BN254_G2 = Curve(
    _P,
    _R,
    _B,
    (
        (
            10857046999023057135944570762232829481370756359578518086990519993285655852781,
            11559732032986387107991004021392285783925812861821192530917403151452391805634,
        ),
        (
            8495653923123431417604973247489272438418190587263600148770280649306958101930,
            4082367875863433681332203403145435568316851327593401208105741076214120093531,
        ),
    ),
)
GROUPS = {
    "bls12_381_g1": BLS12_381_G1,
    "bls12_381_g2": BLS12_381_G2,
    "bn254_g1": BN254_G1,
    "bn254_g2": BN254_G2,
}
