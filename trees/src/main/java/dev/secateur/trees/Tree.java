package dev.secateur.trees;

/// A whole tree and who chooses at its root; below, the sides alternate.
public record Tree(Side rootSide, TreeNode root) {}
