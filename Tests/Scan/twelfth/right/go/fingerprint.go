package tlsinfo

import (
	"crypto/sha256"
	"crypto/x509"
	"fmt"
	"strings"
)

// Fingerprint is printed as browsers do, AB:CD:...
func Fingerprint(cert *x509.Certificate) string {
	sum := sha256.Sum256(cert.Raw)
	parts := make([]string, len(sum))
	for i, b := range sum {
		parts[i] = fmt.Sprintf("%02X", b)
	}
	return strings.Join(parts, ":")
}

// KeyID is the short form for logs.
func KeyID(cert *x509.Certificate) string {
	sum := sha256.Sum256(cert.RawSubjectPublicKeyInfo)
	return fmt.Sprintf("%x", sum[:8])
}

func Describe(cert *x509.Certificate) string {
	return fmt.Sprintf("%s (serial %x, until %s)", cert.Subject.CommonName, cert.SerialNumber,
		cert.NotAfter.Format("2006-01-02"))
}
