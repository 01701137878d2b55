"""The lines that a bottle is turned from, in millimetres: (radius, height), from the middle of the foot to the lip."""
import math


def bezier(a, b, c, d, t):
    u = 1 - t
    return a * u ** 3 + 3 * b * t * u * u + 3 * c * t * t * u + d * t ** 3


def arc(steps, start=0):
    """Angles of a quarter turn."""
    return [i / steps * math.pi / 2 for i in range(start, steps + 1)]


def foot(radius, punt, lift=0.0):
    return [(radius * math.sin(a), punt * math.cos(a) ** 1.4 + lift) for a in arc(14)[:-1]]


def shoulder(shape, radius, top, steps=40):
    low, high = shape['bend']
    rise = shape['neck'] - shape['body']
    for i in range(steps + 1):
        t = i / steps
        yield (bezier(radius, radius, top, top, t),
               bezier(shape['body'], shape['body'] + rise * low, shape['neck'] - rise * high, shape['neck'], t))


def outside(shape):
    """The glass as it is seen, with the ring under the lip."""
    R, r, H = shape['radius'], shape['neckRadius'], shape['height']
    points = foot(R - 8, shape['punt']) + [(R - 8, 0.5), (R - 7, 0.05), (R - 6, 0)]
    points += [(R - 6 + 6 * math.sin(a), 6 - 6 * math.cos(a)) for a in arc(10, 1)]
    points += [(R, y) for y in range(9, int(shape['body']) - 2, 5)]
    points += shoulder(shape, R, r + 0.7)
    steps = max(2, int((H - 20 - shape['neck']) / 4))
    points += [(r + 0.7 - 0.6 * i / steps, shape['neck'] + (H - 20 - shape['neck']) * i / steps) for i in range(1, steps)]
    ring = [(-19, 0.1), (-16, 0), (-14.2, 0), (-13.8, 0.3), (-13.4, 0.9), (-12.8, 1.3), (-8, 1.3), (-7.2, 1.0), (-6.8, 0.4),
            (-6, 0.15), (-3, 0.1), (-1.2, -0.1), (-0.4, -0.6), (0, -1.6)]
    return points + [(r + wider, H + above) for above, wider in ring]


def inside(shape, wall=3.0):
    """The glass where the wine touches it."""
    R, r, H = shape['radius'] - wall, shape['neckRadius'] - 3.6, shape['height']
    points = foot(R - 7, shape['punt'], 5)
    points += [(R - 7 + 7 * math.sin(a), 12 - 7 * math.cos(a)) for a in arc(10)]
    points += [(R, y) for y in range(16, int(shape['body']) - 2, 5)]
    points += shoulder(shape, R, r)
    return points + [(r, shape['neck'] + 6), (r, H - 20), (r - 0.6, H - 2), (r + 0.4, H - 0.2), (r + 1.4, H)]


def rising(points):
    """The part of a line that only goes up, from where the foot ends."""
    return [point for point in points if point[1] >= 6][1:]


def radius_at(points, z):
    """The radius of a rising line at a height."""
    for (r0, z0), (r1, z1) in zip(points, points[1:]):
        if z0 <= z <= z1 and z1 > z0:
            return r0 + (r1 - r0) * (z - z0) / (z1 - z0)
    return points[-1][0]
