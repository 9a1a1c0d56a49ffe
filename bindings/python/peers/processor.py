"""The name of this processor."""

import platform


def processor():
    try:
        with open("/proc/cpuinfo") as info:
            about = dict(map(str.strip, line.split(":", 1)) for line in info if ":" in line)
        return f"{about['model name']} (family {about['cpu family']}, model {about['model']})"
    except (OSError, KeyError):
        return platform.processor() or platform.machine()
