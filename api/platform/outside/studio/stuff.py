"""What things are made of, and how they are put into the scene. One unit of Blender is a decimetre."""
import math

import bpy

MM = 0.01

# What is left of white light after one wall of 3 mm.
GLASSES = {
    'green': (0.32, 0.38, 0.13),
    'leaf': (0.97, 0.93, 0.74),
    'black': (0.10, 0.12, 0.06),
    'gold': (0.985, 0.965, 0.89),
    'rose': (0.985, 0.99, 0.985),
}
# What is left of it after 70 mm of wine.
WINES = {
    'red': (0.04, 0.0008, 0.0015),
    'white': (0.96, 0.91, 0.62),
    'yellow': (0.97, 0.83, 0.33),
    'rose': (0.98, 0.51, 0.50),
}


def linear(colour):
    """The linear values of '#rrggbb'."""
    parts = [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)


class Nodes:
    """A short hand for a node tree: each call adds a node and answers its outputs."""

    def __init__(self, tree):
        self.tree = tree
        tree.nodes.clear()

    def __call__(self, kind, links=None, **settings):
        node = self.tree.nodes.new(kind)
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in (links or {}).items():
            socket = node.inputs[key]
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, socket)
            elif isinstance(value, tuple) and len(value) == 3 and socket.type == 'RGBA':
                socket.default_value = (*value, 1)
            else:
                socket.default_value = value
        return node.outputs

    def math(self, operation, a, b=0.0, c=0.0):
        return self('ShaderNodeMath', {0: a, 1: b, 2: c}, operation=operation)[0]

    def surface(self, closure, volume=None):
        self('ShaderNodeOutputMaterial', {'Surface': closure, **({'Volume': volume} if volume else {})})


def material(name):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    return made, Nodes(made.node_tree)


def absorption(N, left, millimetres):
    """A volume that leaves this much of the light after so many millimetres."""
    rates = [-math.log(max(c, 1e-4)) / (millimetres * MM) for c in left]
    top = max(rates) or 1e-6
    return N('ShaderNodeVolumeAbsorption', {'Color': tuple(1 - r / top for r in rates), 'Density': top})[0]


def dark_glass(tint):
    """Glass too dark to see through: the tint sits on the skin, so that most samples go to its reflections."""
    made, N = material('glass')
    sheen = N('ShaderNodeBsdfGlossy', {'Roughness': 0.03}, distribution='GGX')[0]
    through = N('ShaderNodeBsdfRefraction', {'IOR': 1.5, 'Color': tint})[0]
    N.surface(N('ShaderNodeMixShader', {0: N('ShaderNodeFresnel', {'IOR': 1.52})[0], 1: through, 2: sheen})[0])
    return made


def clear_glass(name, index, left=None, millimetres=3):
    """Glass that light boxes shine through: shadow rays and soft light pass straight, so that no caustics have to be found."""
    made, N = material(name)
    path = N('ShaderNodeLightPath')
    through = N.math('MAXIMUM', path['Is Shadow Ray'], path['Is Diffuse Ray'])
    bent = N('ShaderNodeBsdfGlass', {'IOR': index, 'Roughness': 0.0})[0]
    straight = N('ShaderNodeBsdfTransparent', {'Color': (0.96, 0.96, 0.96)})[0]
    N.surface(N('ShaderNodeMixShader', {0: through, 1: bent, 2: straight})[0], left and absorption(N, left, millimetres))
    return made


def wine(left):
    """Only a volume: its step of the index is in the glass that it touches."""
    made, N = material('wine')
    N.surface(N('ShaderNodeBsdfTransparent', {'Color': (1.0, 1.0, 1.0)})[0], absorption(N, left, 70))
    return made


def principled(N, links):
    return N('ShaderNodeBsdfPrincipled', links)[0]


def tin(colour, metallic=0.55, crinkle=0.0):
    """The tin of a capsule, or with `crinkle` the foil of a sparkling wine."""
    made, N = material('capsule')
    at = N('ShaderNodeTexCoord')['Object']
    fine = N('ShaderNodeTexNoise', {'Vector': N('ShaderNodeMapping', {'Vector': at, 'Scale': (30, 30, 3)})[0], 'Scale': 2.2, 'Detail': 4})[0]
    bump = {'Height': fine, 'Strength': 0.025, 'Distance': 0.01}
    if crinkle:
        cells = N('ShaderNodeTexVoronoi', {'Vector': N('ShaderNodeMapping', {'Vector': at, 'Scale': (1, 1, 0.55)})[0], 'Scale': 9.0}, feature='F1')[0]
        soft = N('ShaderNodeTexNoise', {'Vector': at, 'Scale': 14, 'Detail': 3, 'Distortion': 1.2})[0]
        bump = {'Height': N.math('ADD', cells, N.math('MULTIPLY', soft, 1.3)), 'Strength': crinkle, 'Distance': 0.02}
    N.surface(principled(N, {'Base Color': colour, 'Metallic': metallic, 'Roughness': 0.34, 'Normal': N('ShaderNodeBump', bump)[0]}))
    return made


def wax(colour):
    made, N = material('wax')
    at = N('ShaderNodeTexCoord')['Object']
    lumps = N('ShaderNodeTexNoise', {'Vector': at, 'Scale': 9, 'Detail': 3})[0]
    bump = N('ShaderNodeBump', {'Height': lumps, 'Strength': 0.34, 'Distance': 0.03})[0]
    N.surface(principled(N, {'Base Color': colour, 'Roughness': 0.4, 'Specular': 0.45, 'Normal': bump}))
    return made


def paper(picture):
    """Laid paper with the label printed on it; where the picture is clear the paper is cut away."""
    made, N = material('label')
    at = N('ShaderNodeTexCoord')
    image = N('ShaderNodeTexImage', {'Vector': at['UV']}, image=bpy.data.images.load(picture), interpolation='Cubic', extension='EXTEND')
    fibre = N('ShaderNodeTexNoise', {'Vector': at['Object'], 'Scale': 90, 'Detail': 3})[0]
    tint = N.math('MULTIPLY_ADD', fibre, 0.03, 0.98)
    print_on = N('ShaderNodeMixRGB', {0: 1.0, 1: image['Color'], 2: N('ShaderNodeCombineRGB', {0: tint, 1: tint, 2: tint})[0]}, blend_type='MULTIPLY')[0]
    bump = N('ShaderNodeBump', {'Height': fibre, 'Strength': 0.06, 'Distance': 0.004})[0]
    sheet = principled(N, {'Base Color': print_on, 'Roughness': 0.72, 'Specular': 0.25, 'Normal': bump})
    none = N('ShaderNodeBsdfTransparent')[0]
    N.surface(N('ShaderNodeMixShader', {0: image['Alpha'], 1: none, 2: sheet})[0])
    return made


def add(name, vertices, faces, made, uvs=None, smooth=True):
    """Puts a thing of this material into the scene."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.materials.append(made)
    if uvs:
        layer = mesh.uv_layers.new()
        for loop in mesh.loops:
            layer.data[loop.index].uv = uvs[loop.vertex_index]
    if smooth:
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def lathe(name, points, made, segments=144, inward=False, wobble=None):
    """A surface of revolution; `inward` turns its faces to the axis. `wobble(radius, z, angle)` moves a point."""
    vertices, faces = [], []
    for radius, z in points:
        for k in range(segments):
            a = 2 * math.pi * k / segments
            r, h = wobble(radius, z, a) if wobble else (radius, z)
            r = max(r, 0.001)
            vertices.append((r * math.cos(a) * MM, r * math.sin(a) * MM, h * MM))
    for i in range(len(points) - 1):
        for k in range(segments):
            n = (k + 1) % segments
            quad = (i * segments + k, i * segments + n, (i + 1) * segments + n, (i + 1) * segments + k)
            faces.append(quad[::-1] if inward else quad)
    return add(name, vertices, faces, made)


def paint_where(thing, made, is_there):
    """Gives the faces of a thing whose middle lies at such a height, in millimetres, another material."""
    thing.data.materials.append(made)
    for face in thing.data.polygons:
        if is_there(face.center[2] / MM):
            face.material_index = 1


def join(parts):
    """Makes the first of these things hold the meshes of all."""
    bpy.ops.object.select_all(action='DESELECT')
    for part in parts:
        part.select_set(True)
    bpy.context.view_layer.objects.active = parts[0]
    bpy.ops.object.join()
    bpy.ops.object.select_all(action='DESELECT')


def hold(things, turn=0):
    """Something that holds these things, so that they are moved as one."""
    holder = bpy.data.objects.new('holder', None)
    bpy.context.scene.collection.objects.link(holder)
    for thing in things:
        thing.parent = holder
    holder.rotation_euler[2] = math.radians(turn)
    return holder


def move_to(holder, at, turn=0, height=0):
    holder.location = (at[0] * MM, at[1] * MM, height * MM)
    holder.rotation_euler[2] += math.radians(turn)


def again(holder):
    """The same things once more; what they are made of is there once."""
    copies = []
    for thing in holder.children:
        copied = thing.copy()
        bpy.context.scene.collection.objects.link(copied)
        copies.append(copied)
    return hold(copies)
