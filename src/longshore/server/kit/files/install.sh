#!/bin/sh
# Sets up Longshore on a bare Debian 12 or newer: sudo sh install.sh longshore-0.1.0-*.whl
# Running it again upgrades the program. Your settings and your Caddyfile stay as they are; the units
# are written anew, so change those with `systemctl edit`.
set -eu

wheel=${1:?"name the wheel that \`make dist\` has made"}
here=$(cd "$(dirname "$0")" && pwd)
wheel=$(realpath "$wheel")

apt-get install -y --no-install-recommends python3 python3-venv caddy

getent passwd longshore >/dev/null || adduser --system --group --home /var/lib/longshore longshore
[ -x /opt/longshore/bin/python ] || python3 -m venv /opt/longshore
[ ! -f /etc/longshore/longshore.env ] || [ ! -x /opt/longshore/bin/longshore ] \
    || systemctl start longshore-backup.service
# First what it needs, then the program itself, even if its version number is still the same.
/opt/longshore/bin/pip install "$wheel[server]"
/opt/longshore/bin/pip install --force-reinstall --no-deps "$wheel"

install -d -m 0750 -g longshore /etc/longshore
[ -f /etc/longshore/longshore.env ] \
    || install -m 0640 -g longshore "$here/longshore.env" /etc/longshore/longshore.env
install -m 0644 "$here/systemd/longshore.service" "$here/systemd/longshore-backup.service" \
    "$here/systemd/longshore-backup.timer" /etc/systemd/system/
install -m 0644 "$here/systemd/journald@longshore.conf" /etc/systemd/

# Debian's own Caddyfile is replaced. One that you or this script have written stays.
if ! dpkg --verify caddy | grep -q ' /etc/caddy/Caddyfile$'; then
    install -m 0644 "$here/caddy/Caddyfile" /etc/caddy/Caddyfile
elif ! cmp -s "$here/caddy/Caddyfile" /etc/caddy/Caddyfile; then
    echo "/etc/caddy/Caddyfile stays as it is. It differs from $here/caddy/Caddyfile."
fi

systemctl daemon-reload
systemctl enable --now longshore.service longshore-backup.timer
systemctl restart longshore.service
systemctl enable --now caddy.service
systemctl reload caddy.service
