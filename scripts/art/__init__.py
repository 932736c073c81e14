"""Every picture of Tremor, written as SVG: layered cut paper under a warm lamp."""
