# Prints a file's `mod test`, without the items that a pattern in the file `private` matches: they are about what is not public.
# An item starts where the one before it ends: at a line with four blanks that closes, or that is whole in itself.
BEGIN { while ((getline line < private) > 0) if (line != "" && line !~ /^#/) pattern = pattern (pattern == "" ? "" : "|") line }
/^(pub\(crate\) )?mod tests? \{/ {
    inside = 1
    print "\n#[cfg(test)]\n#[allow(unused_imports, deprecated, non_snake_case, dead_code, non_upper_case_globals)]"
    print
    next
}
!inside { next }
/^}/ { if (item != "") printf "%s", item; print "    use crate::own_tests::*;\n}"; inside = 0; item = ""; next }
{
    item = item $0 "\n"
    if ($0 ~ /use super::super::\*;/) item = item "use crate::own_tests::*;\n"
    if ($0 ~ /^    [\])}]+;?$/ || $0 ~ /^    (pub |pub\(crate\) )?(use|static|const) .*;$/) {
        if (pattern != "" && item ~ pattern) {
            name = item
            if (match(name, /(fn|mod|static) [A-Za-z0-9_]+/)) print file ":" substr(name, RSTART, RLENGTH) >> left_out
        } else printf "%s", item
        item = ""
    }
}
