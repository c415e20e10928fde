#!/bin/bash
# Compiles every program of tests/programs with nvcc, runs it on the GPU of this machine, and compares exit codes and output.
#
#   tests/gpu/programs/run.sh OUTPUT_FOLDER [WORD]
#
# OUTPUT_FOLDER receives, for each program, what nvcc said, the output and the exit code; with BLESS=1 the
# expected output of right programs is overwritten. Wrong twins only have to compile and to end.
# NVCC, ARCH (sm_90) and JOBS (all cores) can be set.
set -u
here=$(cd "$(dirname "$0")" && pwd)
tests=$(cd "$here/../../programs" && pwd)
out=$(mkdir -p "$1" && cd "$1" && pwd)
word=${2:-}
export here tests out NVCC=${NVCC:-nvcc} ARCH=${ARCH:-sm_90}

# one SOURCES...: the name is the path of a folder, or of a file for twins.
one() {
    name=$1 folder=$2
    shift 2
    key=${name//\//.}
    work=$out/$key
    mkdir -p "$work"
    head=$(cat "$@" | grep -E '^// (run|exit|nvcc):')
    flags=$(sed -n 's,^// nvcc: ,,p' <<<"$head")
    # `no` and the reason: not for today's toolkit.
    case $flags in no,*) return 0 ;; esac
    case $flags in *-std=*) ;; *) flags="-std=c++17 $flags" ;; esac
    if ! timeout 200 "$NVCC" -O1 -w -arch="$ARCH" -I "$here/include" -I "$folder" -I "$folder/include" -o "$work/program" "$@" $flags >"$work/nvcc" 2>&1; then
        echo "$name: does not compile" >"$work/verdict"
    fi
    return 0
}

execute() {
    name=$1 folder=$2
    shift 2
    work=$out/${name//\//.}
    [ -x "$work/program" ] || return 0
    head=$(cat "$@" | grep -E '^// (run|exit|nvcc):')
    code=$(sed -n 's,^// exit: ,,p' <<<"$head")
    run=$(sed -n 's,^// run: ,,p' <<<"$head")
    rm -rf "$work/files"
    cp -r "$folder" "$work/files"
    # In the program's folder, so that the files that it names are there.
    (
        cd "$work/files" || exit 99
        input=/dev/null
        eval "set -- $run"
        while [ $# -gt 0 ]; do
            case $1 in
            --stdin) input=$2; shift 2 ;;
            --) shift; break ;;
            *) shift ;;
            esac
        done
        timeout 30 ../program "$@" <"$input" >../stdout 2>../stderr
    )
    got=$?
    echo $got >"$work/code"
    rm -rf "$work/files" "$work/program"
    case $name in
    *wrong.cu) [ $got -eq 124 ] && echo "$name: does not end" >"$work/verdict" || echo "$name: ran, exit $got" >"$work/verdict" ;;
    *)
        expected=$folder/expected.txt
        [ "${BLESS:-}" ] && [ $got -eq "${code:-0}" ] && cp "$work/stdout" "$expected"
        if [ $got -ne "${code:-0}" ]; then
            echo "$name: exit code $got instead of ${code:-0}" >"$work/verdict"
        elif cmp -s "$work/stdout" "$expected"; then
            echo "$name: ok" >"$work/verdict"
        else
            echo "$name: output differs" >"$work/verdict"
        fi
        ;;
    esac
}

export -f one execute
cd "$tests" || exit 2
list() {
    for d in */; do
        d=${d%/}
        [ "$d" = faults ] && continue
        echo "$d $tests/$d $(find "$tests/$d" -name '*.cu' -o -name '*.cpp' | sort | tr '\n' ' ')"
    done
    for f in faults/*/*.cu; do
        echo "$f $tests/$(dirname "$f") $tests/$f"
    done
}
list | grep -F -- "$word" >"$out/list"
xargs -P "${JOBS:-$(nproc)}" -I{} bash -c 'one {}' <"$out/list"
xargs -P 4 -I{} bash -c 'execute {}' <"$out/list"
cat "$out"/*/verdict | sort >"$out/summary"
grep -c ': ok$' "$out/summary"
grep -v ': ok$' "$out/summary"
exit 0
