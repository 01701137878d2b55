"""A bottle of wine at the origin: glass with a wall, wine in it, its closure, its label."""
import math
import os

import bpy
from mathutils import Vector, noise as chance
from outline import inside, outside, radius_at, rising
from stuff import (GLASSES, MM, WINES, add, clear_glass, dark_glass, hold, join, lathe, linear, material, paint_where, paper,
                   principled, tin, wax, wine)


def noise(*at):
    """A smooth value of chance from -1 to 1."""
    return chance.noise(Vector(at))


def is_dark(shot):
    return shot['liquid'] == 'red' or shot['glass'] == 'black'


def stand_bottle(shot, turn=0, has_label=True):
    """Everything of a bottle, at the origin; answers what holds it."""
    before = set(bpy.data.objects)
    shape, dark = shot['shape'], is_dark(shot)
    skin = outside(shape)
    line = rising(skin)
    level = shape['height'] - shape['foil'] + 3  # just under the capsule, where a cellar fills to
    blow_glass(shot, skin, level, dark)
    fill_with_wine(shot, level)
    # Only its shadow is seen: what the glass and the wine keep from the ground.
    made, N = material('shade')
    N.surface(N('ShaderNodeBsdfTransparent', {'Color': (1 - (0.9 if dark else 0.45) ** 0.5,) * 3})[0])
    # Close to the ground it is as wide as the glass, so that the foot stands on its shadow.
    foot = [(0, 0.2), (shape['radius'] - 3, 0.2), (shape['radius'] - 0.6, 5)]
    shade = lathe('shade', foot + [(max(r - 4, 1), z) for r, z in line if z > 14] + [(0, line[-1][1])], made, segments=48)
    shade.visible_camera = shade.visible_glossy = shade.visible_transmission = shade.visible_diffuse = False
    {'foil': close_with_foil, 'wax': close_with_wax, 'capsule': close_with_capsule}[shot['closure']](shape, line, linear(shot['capsule']))
    if has_label:
        stick_label(shot)
    return hold([thing for thing in bpy.data.objects if thing not in before], turn=turn)


def blow_glass(shot, skin, level, dark):
    """One closed skin, the outside and the inside. Where wine touches the inside, the step of the index is smaller."""
    left = GLASSES[shot['glass']]
    dry = dark_glass(left) if dark else clear_glass('glass', 1.5, left)
    shell = lathe('glass', skin, dry)
    core = lathe('inside', inside(shot['shape']), dry, inward=True)
    paint_where(core, clear_glass('glass to wine', 1.5 / 1.345), lambda z: z < level)
    join([shell, core])


def fill_with_wine(shot, level):
    left = WINES[shot['liquid']]
    body = [(max(r - 0.05, 0), z + 0.05) for r, z in inside(shot['shape']) if z < level]
    neck = body[-1][0]
    liquid = lathe('wine', body + [(neck, level), (neck * 0.6, level), (0.0, level)], wine(left))
    paint_where(liquid, clear_glass('wine surface', 1.345, left, 70), lambda z: z > level - 0.01)


def close_with_capsule(shape, line, colour):
    H, r, low = shape['height'], shape['neckRadius'], shape['height'] - shape['foil']
    heights = [low + (H - 1 - low) * i / 90 for i in range(91)]
    # A pressed line under the ring and another near the edge, as a spinner leaves them.
    pressed = lambda z: 0.22 if abs(z - H + 24) < 0.7 or abs(z - low - 5) < 0.5 else 0
    skin = [(radius_at(line, low) - 0.1, low)] + [(radius_at(line, z) + 0.3 + pressed(z), z) for z in heights]
    skin += [(r - 0.2, H - 0.2), (r - 1.2, H + 0.5), (r - 2.4, H + 0.5), (r - 3, H + 0.3), (r - 9, H + 0.3), (0, H + 0.3)]
    lathe('capsule', skin, tin(colour))


def close_with_wax(shape, line, colour):
    """Wax fills the groove of the ring, rounds the lip and runs a little."""
    H, r, low = shape['height'], shape['neckRadius'], shape['height'] - shape['foil']
    heights = [low + (H - 1 - low) * i / 90 for i in range(91)]
    thick = [radius_at(line, z) + 1.4 for z in heights]
    soft = [sum(thick[max(0, min(90, i + d))] for d in range(-3, 4)) / 7 for i in range(91)]
    skin = [(thick[0] - 1.6, low - 0.3), (thick[0] - 0.5, low - 0.2)]
    skin += [(max(a, b - 0.2), z) for a, b, z in zip(soft, thick, heights)]
    skin += [(r + 0.6, H + 1.2), (r - 1.4, H + 2.2), (r - 5, H + 2.6), (0, H + 2.5)]

    def run(radius, z, a):
        x, y = math.cos(a), math.sin(a)
        share = max(0.0, 1 - (z - low) / 16)
        drop = 7 * max(0, noise(x * 1.5, y * 1.5, 4.2)) + 1.5 * noise(x * 2.6, y * 2.6, 1)
        return radius + 0.35 * noise(x * 3, y * 3, z * 0.14), z - share * (drop + 1)
    lathe('wax', skin, wax(colour), wobble=run)


def close_with_foil(shape, line, colour):
    """The foil over cork and wire: over the wire's ring, in at the waist, out over the head of the cork."""
    H, r, low = shape['height'], shape['neckRadius'], shape['height'] - shape['foil']
    top = H + 16
    heights = [low + (H - 20 - low) * i / 60 for i in range(61)]
    skin = [(radius_at(line, low) - 0.2, low)] + [(radius_at(line, z) + 0.5, z) for z in heights]
    skin += [(r + wider, H + above) for above, wider in [
        (-17, 1.4), (-14, 3.0), (-9, 3.3), (-5, 2.4), (-1, 1.0), (2, 0.4), (5, 0.9), (8, 1.8), (11, 2.0), (13, 1.4), (15.2, -0.2), (16, -2), (16.4, -8)]]
    skin.append((0, top + 0.4))
    fine = []
    for (r0, z0), (r1, z1) in zip(skin, skin[1:]):
        steps = max(1, int(math.hypot(r1 - r0, z1 - z0) / 0.7))
        fine += [(r0 + (r1 - r0) * i / steps, z0 + (z1 - z0) * i / steps) for i in range(steps)]

    def crumple(radius, z, a):
        x, y = math.cos(a), math.sin(a)
        loose = 0.35 + max(0, min(1, (z - (H - 26)) / 12))
        if z > top - 1.5:
            loose *= 0.35
        pleat = abs(noise(x * 5.5, y * 5.5, z * 0.035)) + 0.5 * abs(noise(x * 11, y * 11, z * 0.09 + 7))
        edge = max(0, 1 - (z - low) / 8) * 2.2 * noise(x * 2.4, y * 2.4, 3)
        return radius + (0 if radius < 3 else loose * (pleat - 0.25)), z + edge
    lathe('foil', fine + [skin[-1]], tin(colour, metallic=0.8, crinkle=0.35), segments=288, wobble=crumple)


def stick_label(shot):
    picture = os.path.abspath(shot['label']['picture'])
    stick(shot, 'label', paper(picture), -math.pi / 2)


def stick_blank(shot):
    """The other side of a label, on the far side of the bottle."""
    made, N = material('blank')
    N.surface(principled(N, {'Base Color': linear('#efe9dd'), 'Roughness': 0.8}))
    stick(shot, 'blank', made, math.pi / 2)


def stick(shot, name, made, middle):
    """A sheet around the cylinder, a paper's thickness off the glass."""
    label, R = shot['label'], shot['shape']['radius']
    half = label['width'] / R / 2
    columns, rows = 96, 12
    vertices, uvs, faces = [], [], []
    for j in range(rows + 1):
        for i in range(columns + 1):
            u, v = i / columns, j / rows
            a = middle + (u - 0.5) * 2 * half
            off = R + 0.12 + 0.05 * noise(u * 5, v * 5, 1)
            vertices.append((off * math.cos(a) * MM, off * math.sin(a) * MM, (label['foot'] + v * label['height']) * MM))
            uvs.append((u, v))
    for j in range(rows):
        for i in range(columns):
            k = j * (columns + 1) + i
            faces.append((k, k + 1, k + columns + 2, k + columns + 1))
    add(name, vertices, faces, made, uvs=uvs)
