"""Light boxes, lamps and what lies behind: the light of a studio."""
import bpy
from mathutils import Vector

from bottle import is_dark
from stuff import MM, Nodes, add, linear, material


def light_box(name, at, size, strength, colour, fade, panes=None):
    """A soft box: a lit sheet whose light falls off to its edges, seen in the glass; or a window of so many panes."""
    w, h = size[0] * MM / 2, size[1] * MM / 2
    made, N = material(name)
    uv = N('ShaderNodeSeparateXYZ', {0: N('ShaderNodeTexCoord')['UV']})

    def edge(value, soft):
        near = N.math('SUBTRACT', 0.5, N.math('ABSOLUTE', N.math('SUBTRACT', value, 0.5)))
        return N('ShaderNodeMapRange', {'Value': near, 'From Min': 0.0, 'From Max': soft}, interpolation_type='SMOOTHSTEP')[0]
    power = N.math('MULTIPLY', N.math('MULTIPLY', edge(uv[0], fade), edge(uv[1], fade * 0.6)), strength)
    for value, count in zip(uv, panes or ()):
        bar = N.math('PINGPONG', N.math('MULTIPLY', value, count), 0.5)
        power = N.math('MULTIPLY', power, N.math('GREATER_THAN', bar, 0.034))
    N.surface(N('ShaderNodeEmission', {'Color': colour, 'Strength': power})[0])
    box = add(name, [(-w, -h, 0), (w, -h, 0), (w, h, 0), (-w, h, 0)], [(0, 1, 2, 3)], made, uvs=[(0, 0), (1, 0), (1, 1), (0, 1)], smooth=False)
    place(box, at, (0, 0, 165), 1)
    box.visible_camera = False


def lamp(at, size, watts, colour, aim=(0, 0, 120)):
    """A lamp that lights what is matt and is mirrored by nothing."""
    data = bpy.data.lights.new('key', 'AREA')
    data.shape, data.size, data.size_y, data.energy, data.color = 'RECTANGLE', size[0] * MM, size[1] * MM, watts, colour
    thing = bpy.data.objects.new('key', data)
    bpy.context.scene.collection.objects.link(thing)
    place(thing, at, aim, -1)
    thing.visible_camera = thing.visible_glossy = thing.visible_transmission = False


def place(thing, at, aim, way):
    at, aim = Vector(at) * MM, Vector(aim) * MM
    thing.location = at
    thing.rotation_euler = ((aim - at) * way).to_track_quat('Z', 'Y').to_euler()


def backdrop(bright=1.3, dark=0.10):
    """A world that is bright behind the bottle and dark to the sides, so that clear glass gets its dark edges."""
    world = bpy.data.worlds.new('backdrop')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.cycles.sampling_method = 'NONE'
    N = Nodes(world.node_tree)
    way = N('ShaderNodeSeparateXYZ', {0: N('ShaderNodeTexCoord')['Generated']})
    across = N.math('ABSOLUTE', N.math('ARCTAN2', way['X'], way['Y']))
    glow = N('ShaderNodeMapRange', {'Value': across, 'From Min': 0.30, 'From Max': 0.85, 'To Min': 1.0, 'To Max': 0.0}, interpolation_type='SMOOTHSTEP')[0]
    lift = N('ShaderNodeMapRange', {'Value': way['Z'], 'From Min': -0.2, 'From Max': 0.75, 'To Min': 1.0, 'To Max': 0.35}, interpolation_type='SMOOTHSTEP')[0]
    power = N.math('MULTIPLY_ADD', N.math('MULTIPLY', glow, lift), bright, dark)
    N('ShaderNodeOutputWorld', {'Surface': N('ShaderNodeBackground', {'Color': (1.0, 0.965, 0.91), 'Strength': power})[0]})


def light_studio(shot):
    """Two strips of light, a lamp, and a ground of which only the shadow is seen."""
    bright = 1.5 if is_dark(shot) else 1.0  # dark glass takes more from its strips
    light_box('left strip', (-760, 40, 330), (560, 1150), 6.5 * bright, (1, 0.98, 0.95), 0.3)
    light_box('right strip', (800, 160, 300), (300, 1050), 5.5 * bright, (0.97, 0.985, 1), 0.35)
    lamp((-560, -1000, 620), (620, 700), 2050, (1, 0.975, 0.94))
    backdrop()
    made, N = material('ground')
    N.surface(N('ShaderNodeBsdfDiffuse', {'Color': linear('#f3ece0')})[0])
    side = 40
    floor = add('ground', [(-side, -side, 0), (side, -side, 0), (side, side, 0), (-side, side, 0)], [(0, 1, 2, 3)], made, smooth=False)
    floor.is_shadow_catcher = True
    floor.visible_glossy = floor.visible_transmission = False
