"""Games as a data set: tidy tables made from records, with a codebook."""
