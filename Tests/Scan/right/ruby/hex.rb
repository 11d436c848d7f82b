def hex(bytes)
  bytes.map { |b| b.to_s(16).rjust(2, "0") }.join
end

def hex2(bytes)
  bytes.map { |b| format("%02x", b) }.join
end
