package wire

import "fmt"

func header(flags byte, id int64) string {
	return fmt.Sprintf("flags=%x id=%d bucket=%d", flags, id, id%17)
}
