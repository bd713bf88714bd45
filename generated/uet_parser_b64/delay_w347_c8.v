// Delays 347 bits by 8 clocks.
`default_nettype none

module delay_w347_c8 (
    input  wire         clk,
    input  wire [319:0] d_header,
    input  wire   [3:0] d_early,
    input  wire   [3:0] d_late,
    input  wire  [16:0] d_end,
    input  wire   [1:0] d_flags,
    output wire [319:0] q_header,
    output wire   [3:0] q_early,
    output wire   [3:0] q_late,
    output wire  [16:0] q_end,
    output wire   [1:0] q_flags
);

    reg  [319:0] ago_1_header;
    reg    [3:0] ago_1_early;
    reg    [3:0] ago_1_late;
    reg   [16:0] ago_1_end;
    reg    [1:0] ago_1_flags;
    reg  [319:0] ago_2_header;
    reg    [3:0] ago_2_early;
    reg    [3:0] ago_2_late;
    reg   [16:0] ago_2_end;
    reg    [1:0] ago_2_flags;
    reg  [319:0] ago_3_header;
    reg    [3:0] ago_3_early;
    reg    [3:0] ago_3_late;
    reg   [16:0] ago_3_end;
    reg    [1:0] ago_3_flags;
    reg  [319:0] ago_4_header;
    reg    [3:0] ago_4_early;
    reg    [3:0] ago_4_late;
    reg   [16:0] ago_4_end;
    reg    [1:0] ago_4_flags;
    reg  [319:0] ago_5_header;
    reg    [3:0] ago_5_early;
    reg    [3:0] ago_5_late;
    reg   [16:0] ago_5_end;
    reg    [1:0] ago_5_flags;
    reg  [319:0] ago_6_header;
    reg    [3:0] ago_6_early;
    reg    [3:0] ago_6_late;
    reg   [16:0] ago_6_end;
    reg    [1:0] ago_6_flags;
    reg  [319:0] ago_7_header;
    reg    [3:0] ago_7_early;
    reg    [3:0] ago_7_late;
    reg   [16:0] ago_7_end;
    reg    [1:0] ago_7_flags;
    reg  [319:0] ago_8_header;
    reg    [3:0] ago_8_early;
    reg    [3:0] ago_8_late;
    reg   [16:0] ago_8_end;
    reg    [1:0] ago_8_flags;

    always @(posedge clk) begin
        ago_1_header <= d_header;
        ago_1_early <= d_early;
        ago_1_late <= d_late;
        ago_1_end <= d_end;
        ago_1_flags <= d_flags;
        ago_2_header <= ago_1_header;
        ago_2_early <= ago_1_early;
        ago_2_late <= ago_1_late;
        ago_2_end <= ago_1_end;
        ago_2_flags <= ago_1_flags;
        ago_3_header <= ago_2_header;
        ago_3_early <= ago_2_early;
        ago_3_late <= ago_2_late;
        ago_3_end <= ago_2_end;
        ago_3_flags <= ago_2_flags;
        ago_4_header <= ago_3_header;
        ago_4_early <= ago_3_early;
        ago_4_late <= ago_3_late;
        ago_4_end <= ago_3_end;
        ago_4_flags <= ago_3_flags;
        ago_5_header <= ago_4_header;
        ago_5_early <= ago_4_early;
        ago_5_late <= ago_4_late;
        ago_5_end <= ago_4_end;
        ago_5_flags <= ago_4_flags;
        ago_6_header <= ago_5_header;
        ago_6_early <= ago_5_early;
        ago_6_late <= ago_5_late;
        ago_6_end <= ago_5_end;
        ago_6_flags <= ago_5_flags;
        ago_7_header <= ago_6_header;
        ago_7_early <= ago_6_early;
        ago_7_late <= ago_6_late;
        ago_7_end <= ago_6_end;
        ago_7_flags <= ago_6_flags;
        ago_8_header <= ago_7_header;
        ago_8_early <= ago_7_early;
        ago_8_late <= ago_7_late;
        ago_8_end <= ago_7_end;
        ago_8_flags <= ago_7_flags;
    end

    assign q_header = ago_8_header;
    assign q_early = ago_8_early;
    assign q_late = ago_8_late;
    assign q_end = ago_8_end;
    assign q_flags = ago_8_flags;

endmodule

`default_nettype wire
