extension Row {
  /// Every row, in the order of the table.
  static let all: [Row] =
    nonce + sheet + token + link + signIn + name + out + proof + deletion
}
