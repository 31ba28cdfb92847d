#ifndef LIFELINE_CLASSES_H
#define LIFELINE_CLASSES_H

#include "CMainLoop.h"

/// Words of the metadata of a class of Swift (github.com/swiftlang/swift, docs/ABI/TypeMetadata.rst).
enum { SUPERCLASS = 1, DESCRIPTOR = 5 };

#endif
