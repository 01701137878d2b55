"""A table in the light of a window: the bottle, a glass of its wine, a case, and the barrels of a cellar far behind."""
import math
import random

import bpy

from bottle import stand_bottle
from case import pack_case
from lights import lamp, light_box
from stuff import MM, WINES, Nodes, add, clear_glass, hold, lathe, linear, material, move_to, paint_where, wine
from timber import board, metal, wood


def set_table(shot):
    random.seed(4)
    lay_boards()
    build_cellar()
    light_room()
    move_to(stand_bottle(shot), (-24, -36), -5)
    move_to(pour_glass(shot['liquid']), (-158, -86))
    pack_case(shot, bottles=6, at=(188, 130), turn=-13)


def lay_boards():
    oak = wood('table', linear('#2e2118'), linear('#8d6c4e'), grain=0.7, rough=0.42)
    for i in range(9):
        plank = board((2600, 146, 40), (random.uniform(-60, 60), -420 + i * 149, -20 - random.uniform(0, 0.8)), oak, 2.4)
        plank.rotation_euler[0] = random.uniform(-0.002, 0.002)


def build_cellar():
    stone, N = material('stone')
    at = N('ShaderNodeMapping', {'Vector': N('ShaderNodeTexCoord')['Object'], 'Scale': (0.16, 0.16, 0.16)})[0]
    inks = {'Color1': linear('#c3ad8d'), 'Color2': linear('#a58d6e'), 'Mortar': linear('#8b7a63')}
    N.surface(N('ShaderNodeBsdfDiffuse', {'Color': N('ShaderNodeTexBrick', {'Vector': at, 'Scale': 1.0, 'Mortar Size': 0.02, **inks})[0]})[0])
    add('wall', [(-70, 34, -12), (70, 34, -12), (70, 34, 45), (-70, 34, 45)], [(0, 1, 2, 3)], stone, smooth=False)
    add('floor', [(-70, 10, -9), (70, 10, -9), (70, 40, -9), (-70, 40, -9)], [(0, 1, 2, 3)], stone, smooth=False)
    for at in ((-900, 2300, -180), (-130, 2350, -180), (640, 2300, -180), (1400, 2350, -180), (-515, 2400, 400), (255, 2420, 400)):
        roll_barrel(at)


def roll_barrel(at):
    """A barrel on its side, its head to the room."""
    oak = wood('oak', linear('#3e2b1e'), linear('#8a6747'), grain=0.7, rough=0.7, along='Z')
    iron = metal('hoop', linear('#55504a'), 0.45)
    belly = lambda z: 56 * math.sin(math.pi * z / 950)
    line = [(0, 26), (282, 26), (284, 0), (296, 0)] + [(296 + belly(47.5 * k), 47.5 * k) for k in range(1, 20)] + [(296, 950), (0, 950)]
    things = [lathe('barrel', line, oak, segments=64)]
    for low, high in ((4, 50), (120, 160), (250, 290), (660, 700), (900, 946)):
        ring = [(296 + belly(low), low), (301 + belly(low), low), (301 + belly(high), high), (296 + belly(high), high)]
        things.append(lathe('hoop', ring, iron, segments=64))
    turned = math.radians(random.uniform(-2, 2))
    for thing in things:
        thing.rotation_euler = (-math.pi / 2, 0, turned)
        thing.location = tuple(v * MM for v in at)


def light_room():
    """Daylight through six panes, seen again in every bottle; a little of a lamp in the cellar."""
    light_box('window', (-1250, -250, 560), (900, 1250), 24, (0.93, 0.97, 1.0), 0.02, panes=(2, 3))
    lamp((900, -1300, 900), (1400, 1000), 1500, (1, 0.93, 0.84))
    lamp((-1500, 1300, 1600), (700, 700), 11000, (1, 0.84, 0.62), aim=(200, 2500, 100))
    world = bpy.data.worlds.new('room')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.cycles.sampling_method = 'NONE'
    N = Nodes(world.node_tree)
    N('ShaderNodeOutputWorld', {'Surface': N('ShaderNodeBackground', {'Color': (1.0, 0.92, 0.82), 'Strength': 0.11})[0]})


def pour_glass(liquid, level=128):
    """A tulip on a stem, a third full."""
    outer = [(0, 0.4), (33, 0.2), (35, 0.5), (35, 1.2), (24, 2.4), (9, 5), (4.6, 10), (3.8, 22), (3.7, 60), (3.9, 80), (5.2, 88)]
    outer += [(13, 93.5), (27, 101), (38, 113), (43.5, 127), (44.6, 140), (43, 158), (39.5, 182), (36, 204), (34.3, 219)]
    inner = rounded([(0, 93), (8, 94), (24, 101.5), (36, 113.5), (42.2, 127), (43.4, 140), (41.9, 158), (38.5, 182), (35.1, 204), (33.6, 218.6), (34.3, 219)])
    # A glass is thinner than a bottle: what is black there is ruby here.
    left = (0.30, 0.012, 0.03) if liquid == 'red' else WINES[liquid]
    bowl = lathe('bowl', rounded(outer), clear_glass('crystal', 1.5))
    core = lathe('bowl inside', inner, clear_glass('crystal', 1.5), inward=True)
    paint_where(core, clear_glass('crystal to wine', 1.5 / 1.345), lambda z: z < level)
    body = [(max(r - 0.05, 0), z + 0.05) for r, z in inner if z < level]
    edge = body[-1][0]
    drink = lathe('drink', body + [(edge, level + 0.9), (edge - 1.2, level), (edge * 0.5, level - 0.1), (0, level - 0.1)], wine(left))
    paint_where(drink, clear_glass('drink surface', 1.345, left, 70), lambda z: z > level - 0.6)
    return hold([bowl, core, drink])


def rounded(points, steps=6):
    """A line through points, without corners (Catmull-Rom)."""
    line = []
    for i in range(len(points) - 1):
        a, b, c, d = points[max(i - 1, 0)], points[i], points[i + 1], points[min(i + 2, len(points) - 1)]
        for s in range(steps):
            t = s / steps
            line.append(tuple(0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - w) * t * t + (3 * q - p - 3 * r + w) * t ** 3)
                              for p, q, r, w in zip(a, b, c, d)))
    return line + [points[-1]]
