// Computes the checksum of an IPv4 header.
`default_nettype none

module ipv4_checksum (
    input  wire         clk,
    input  wire [159:0] header,
    input  wire  [15:0] total_length,
    output wire  [15:0] checksum
);

    reg  [16:0] pair_0;
    reg  [16:0] pair_1;
    reg  [16:0] pair_2;
    reg  [16:0] pair_3;
    reg  [17:0] quad_0;
    reg  [17:0] quad_1;
    reg  [18:0] others;
    reg  [19:0] sum;

    wire [16:0] folded = {1'b0, sum[15:0]} + {13'd0, sum[19:16]};

    always @(posedge clk) begin
        pair_0 <= {1'b0, header[159:144]} + {1'b0, header[127:112]};
        pair_1 <= {1'b0, header[111:96]} + {1'b0, header[95:80]};
        pair_2 <= {1'b0, header[63:48]} + {1'b0, header[47:32]};
        pair_3 <= {1'b0, header[31:16]} + {1'b0, header[15:0]};
        quad_0 <= {1'b0, pair_0} + {1'b0, pair_1};
        quad_1 <= {1'b0, pair_2} + {1'b0, pair_3};
        others <= {1'b0, quad_0} + {1'b0, quad_1};
        sum <= {1'b0, others} + {4'd0, total_length};
    end

    assign checksum = ~(folded[15:0] + {15'd0, folded[16]});

    wire _unused_ok = &{1'b0, header[143:128], header[79:64]};

endmodule

`default_nettype wire
