module vendor (input A, output Q);
  assign Q = ~A;
endmodule
