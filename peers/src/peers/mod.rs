//! The implementations, one file each: glue to the traits, and a word on which backend runs.

pub mod arkworks;
#[cfg(feature = "aws-lc")]
pub mod aws_lc;
pub mod blst;
pub mod c_kzg;
pub mod crrl;
pub mod dalek;
pub mod eth_kzg;
pub mod gnark;
#[cfg(feature = "halo2curves")]
pub mod halo2;
#[cfg(feature = "mcl")]
pub mod mcl;
pub mod montane;
pub mod num_bigint;
pub mod ring;
pub mod zkcrypto;

/// The hexadecimal numbers of a `Debug` output, one after the other: the only public view on some Gt values.
fn hex_numbers(debug: &str) -> Vec<u8> {
    let mut bytes = Vec::new();
    for number in debug.split("0x").skip(1) {
        let digits: Vec<u8> = number.chars().map_while(|c| c.to_digit(16)).map(|d| d as u8).collect();
        assert!(digits.len().is_multiple_of(2), "whole bytes");
        bytes.extend(digits.chunks(2).map(|pair| pair[0] << 4 | pair[1]));
    }
    bytes
}

/// What was switched on when this program was compiled, for peers that decide then.
fn compiled_for(feature_is_on: bool, with: &str, without: &str) -> String {
    if feature_is_on { with } else { without }.to_owned()
}
