// The product of polynomials of 16 bits over GF(2), a clock later.
`default_nettype none

module gf2_product_w16_l0 (
    input  wire        clk,
    input  wire [15:0] a,
    input  wire [15:0] b,
    output wire [30:0] p
);

    reg        sums_0;
    reg        sums_1;
    reg        sums_2;
    reg  [1:0] sums_3;
    reg  [1:0] sums_4;
    reg  [1:0] sums_5;
    reg  [2:0] sums_6;
    reg  [2:0] sums_7;
    reg  [2:0] sums_8;
    reg  [3:0] sums_9;
    reg  [3:0] sums_10;
    reg  [3:0] sums_11;
    reg  [4:0] sums_12;
    reg  [4:0] sums_13;
    reg  [4:0] sums_14;
    reg  [5:0] sums_15;
    reg  [4:0] sums_16;
    reg  [4:0] sums_17;
    reg  [4:0] sums_18;
    reg  [3:0] sums_19;
    reg  [3:0] sums_20;
    reg  [3:0] sums_21;
    reg  [2:0] sums_22;
    reg  [2:0] sums_23;
    reg  [2:0] sums_24;
    reg  [1:0] sums_25;
    reg  [1:0] sums_26;
    reg  [1:0] sums_27;
    reg        sums_28;
    reg        sums_29;
    reg        sums_30;

    wire [15:0] b_reversed = {b[0], b[1], b[2], b[3], b[4], b[5], b[6], b[7], b[8], b[9], b[10], b[11], b[12], b[13], b[14], b[15]};

    always @(posedge clk) begin
        sums_0 <= a[0] && b_reversed[15];
        sums_1 <= ^(a[1:0] & b_reversed[15:14]);
        sums_2 <= ^(a[2:0] & b_reversed[15:13]);
        sums_3 <= {a[3] && b_reversed[15], ^(a[2:0] & b_reversed[14:12])};
        sums_4 <= {^(a[4:3] & b_reversed[15:14]), ^(a[2:0] & b_reversed[13:11])};
        sums_5 <= {^(a[5:3] & b_reversed[15:13]), ^(a[2:0] & b_reversed[12:10])};
        sums_6 <= {a[6] && b_reversed[15], ^(a[5:3] & b_reversed[14:12]), ^(a[2:0] & b_reversed[11:9])};
        sums_7 <= {^(a[7:6] & b_reversed[15:14]), ^(a[5:3] & b_reversed[13:11]), ^(a[2:0] & b_reversed[10:8])};
        sums_8 <= {^(a[8:6] & b_reversed[15:13]), ^(a[5:3] & b_reversed[12:10]), ^(a[2:0] & b_reversed[9:7])};
        sums_9 <= {
            a[9] && b_reversed[15],
            ^(a[8:6] & b_reversed[14:12]),
            ^(a[5:3] & b_reversed[11:9]),
            ^(a[2:0] & b_reversed[8:6])
        };
        sums_10 <= {
            ^(a[10:9] & b_reversed[15:14]),
            ^(a[8:6] & b_reversed[13:11]),
            ^(a[5:3] & b_reversed[10:8]),
            ^(a[2:0] & b_reversed[7:5])
        };
        sums_11 <= {
            ^(a[11:9] & b_reversed[15:13]),
            ^(a[8:6] & b_reversed[12:10]),
            ^(a[5:3] & b_reversed[9:7]),
            ^(a[2:0] & b_reversed[6:4])
        };
        sums_12 <= {
            a[12] && b_reversed[15],
            ^(a[11:9] & b_reversed[14:12]),
            ^(a[8:6] & b_reversed[11:9]),
            ^(a[5:3] & b_reversed[8:6]),
            ^(a[2:0] & b_reversed[5:3])
        };
        sums_13 <= {
            ^(a[13:12] & b_reversed[15:14]),
            ^(a[11:9] & b_reversed[13:11]),
            ^(a[8:6] & b_reversed[10:8]),
            ^(a[5:3] & b_reversed[7:5]),
            ^(a[2:0] & b_reversed[4:2])
        };
        sums_14 <= {
            ^(a[14:12] & b_reversed[15:13]),
            ^(a[11:9] & b_reversed[12:10]),
            ^(a[8:6] & b_reversed[9:7]),
            ^(a[5:3] & b_reversed[6:4]),
            ^(a[2:0] & b_reversed[3:1])
        };
        sums_15 <= {
            a[15] && b_reversed[15],
            ^(a[14:12] & b_reversed[14:12]),
            ^(a[11:9] & b_reversed[11:9]),
            ^(a[8:6] & b_reversed[8:6]),
            ^(a[5:3] & b_reversed[5:3]),
            ^(a[2:0] & b_reversed[2:0])
        };
        sums_16 <= {
            ^(a[15:13] & b_reversed[14:12]),
            ^(a[12:10] & b_reversed[11:9]),
            ^(a[9:7] & b_reversed[8:6]),
            ^(a[6:4] & b_reversed[5:3]),
            ^(a[3:1] & b_reversed[2:0])
        };
        sums_17 <= {
            ^(a[15:14] & b_reversed[13:12]),
            ^(a[13:11] & b_reversed[11:9]),
            ^(a[10:8] & b_reversed[8:6]),
            ^(a[7:5] & b_reversed[5:3]),
            ^(a[4:2] & b_reversed[2:0])
        };
        sums_18 <= {
            a[15] && b_reversed[12],
            ^(a[14:12] & b_reversed[11:9]),
            ^(a[11:9] & b_reversed[8:6]),
            ^(a[8:6] & b_reversed[5:3]),
            ^(a[5:3] & b_reversed[2:0])
        };
        sums_19 <= {
            ^(a[15:13] & b_reversed[11:9]),
            ^(a[12:10] & b_reversed[8:6]),
            ^(a[9:7] & b_reversed[5:3]),
            ^(a[6:4] & b_reversed[2:0])
        };
        sums_20 <= {
            ^(a[15:14] & b_reversed[10:9]),
            ^(a[13:11] & b_reversed[8:6]),
            ^(a[10:8] & b_reversed[5:3]),
            ^(a[7:5] & b_reversed[2:0])
        };
        sums_21 <= {
            a[15] && b_reversed[9],
            ^(a[14:12] & b_reversed[8:6]),
            ^(a[11:9] & b_reversed[5:3]),
            ^(a[8:6] & b_reversed[2:0])
        };
        sums_22 <= {^(a[15:13] & b_reversed[8:6]), ^(a[12:10] & b_reversed[5:3]), ^(a[9:7] & b_reversed[2:0])};
        sums_23 <= {^(a[15:14] & b_reversed[7:6]), ^(a[13:11] & b_reversed[5:3]), ^(a[10:8] & b_reversed[2:0])};
        sums_24 <= {a[15] && b_reversed[6], ^(a[14:12] & b_reversed[5:3]), ^(a[11:9] & b_reversed[2:0])};
        sums_25 <= {^(a[15:13] & b_reversed[5:3]), ^(a[12:10] & b_reversed[2:0])};
        sums_26 <= {^(a[15:14] & b_reversed[4:3]), ^(a[13:11] & b_reversed[2:0])};
        sums_27 <= {a[15] && b_reversed[3], ^(a[14:12] & b_reversed[2:0])};
        sums_28 <= ^(a[15:13] & b_reversed[2:0]);
        sums_29 <= ^(a[15:14] & b_reversed[1:0]);
        sums_30 <= a[15] && b_reversed[0];
    end

    assign p = {
        sums_30,
        sums_29,
        sums_28,
        ^sums_27,
        ^sums_26,
        ^sums_25,
        ^sums_24,
        ^sums_23,
        ^sums_22,
        ^sums_21,
        ^sums_20,
        ^sums_19,
        ^sums_18,
        ^sums_17,
        ^sums_16,
        ^sums_15,
        ^sums_14,
        ^sums_13,
        ^sums_12,
        ^sums_11,
        ^sums_10,
        ^sums_9,
        ^sums_8,
        ^sums_7,
        ^sums_6,
        ^sums_5,
        ^sums_4,
        ^sums_3,
        sums_2,
        sums_1,
        sums_0
    };

endmodule

`default_nettype wire
