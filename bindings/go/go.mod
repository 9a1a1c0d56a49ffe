module github.com/montane-rs/montane/bindings/go

go 1.21
