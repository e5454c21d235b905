#!/usr/bin/env bash
# Compile what training/carry.sh has gathered, beside a copy of the sources in training/carry/site, and check it. A library
# that is there already and fits is kept. The shared library also goes to the folder named by $OUT, to be carried the next time.
set -euo pipefail
cd "$(dirname "$0")/carry"
python=${PYTHON:-python3}
suffix=$("$python" -c 'import sysconfig; print(sysconfig.get_config_var("EXT_SUFFIX"))')
library=longshore__mypyc$suffix
rm -rf site/longshore && cp -R ../../src/longshore site/longshore
flags="-shared -fPIC -O3 -DNDEBUG -g0 -w -fno-semantic-interposition -Ic/lib-rt -Ic -Ic/include"
if ! PYTHONPATH=site "$python" -c 'import longshore__mypyc'; then  # there is none, or one for another machine
	echo "compiling the core"
	${CC:-cc} $flags c/__native_longshore.c -o "site/$library.new" && mv "site/$library.new" "site/$library" &
fi
find c/longshore -name '*.c' | while read -r source; do
	module=site/${source#c/}
	module=${module%.c}
	[ -d "$module" ] && module=$module/__init__  # a package
	echo "$source $module$suffix"
done | xargs -P 8 -L 1 sh -c "${CC:-cc} $flags \$0 -o \$1"
wait
[ -z "${OUT:-}" ] || cp "site/$library" "$OUT/"
PYTHONPATH=site:../.. "$python" -c 'from longshore.game.arrays import compiled; assert compiled(); print("the core is compiled")'
