// Delays 17 bits by 8 clocks.
`default_nettype none

module delay_w17_c8 (
    input  wire       clk,
    input  wire [1:0] d_version,
    input  wire [5:0] d_opcode,
    input  wire [7:0] d_ri_generation,
    input  wire       d_no_resource,
    output wire [1:0] q_version,
    output wire [5:0] q_opcode,
    output wire [7:0] q_ri_generation,
    output wire       q_no_resource
);

    reg  [1:0] ago_1_version;
    reg  [5:0] ago_1_opcode;
    reg  [7:0] ago_1_ri_generation;
    reg        ago_1_no_resource;
    reg  [1:0] ago_2_version;
    reg  [5:0] ago_2_opcode;
    reg  [7:0] ago_2_ri_generation;
    reg        ago_2_no_resource;
    reg  [1:0] ago_3_version;
    reg  [5:0] ago_3_opcode;
    reg  [7:0] ago_3_ri_generation;
    reg        ago_3_no_resource;
    reg  [1:0] ago_4_version;
    reg  [5:0] ago_4_opcode;
    reg  [7:0] ago_4_ri_generation;
    reg        ago_4_no_resource;
    reg  [1:0] ago_5_version;
    reg  [5:0] ago_5_opcode;
    reg  [7:0] ago_5_ri_generation;
    reg        ago_5_no_resource;
    reg  [1:0] ago_6_version;
    reg  [5:0] ago_6_opcode;
    reg  [7:0] ago_6_ri_generation;
    reg        ago_6_no_resource;
    reg  [1:0] ago_7_version;
    reg  [5:0] ago_7_opcode;
    reg  [7:0] ago_7_ri_generation;
    reg        ago_7_no_resource;
    reg  [1:0] ago_8_version;
    reg  [5:0] ago_8_opcode;
    reg  [7:0] ago_8_ri_generation;
    reg        ago_8_no_resource;

    always @(posedge clk) begin
        ago_1_version <= d_version;
        ago_1_opcode <= d_opcode;
        ago_1_ri_generation <= d_ri_generation;
        ago_1_no_resource <= d_no_resource;
        ago_2_version <= ago_1_version;
        ago_2_opcode <= ago_1_opcode;
        ago_2_ri_generation <= ago_1_ri_generation;
        ago_2_no_resource <= ago_1_no_resource;
        ago_3_version <= ago_2_version;
        ago_3_opcode <= ago_2_opcode;
        ago_3_ri_generation <= ago_2_ri_generation;
        ago_3_no_resource <= ago_2_no_resource;
        ago_4_version <= ago_3_version;
        ago_4_opcode <= ago_3_opcode;
        ago_4_ri_generation <= ago_3_ri_generation;
        ago_4_no_resource <= ago_3_no_resource;
        ago_5_version <= ago_4_version;
        ago_5_opcode <= ago_4_opcode;
        ago_5_ri_generation <= ago_4_ri_generation;
        ago_5_no_resource <= ago_4_no_resource;
        ago_6_version <= ago_5_version;
        ago_6_opcode <= ago_5_opcode;
        ago_6_ri_generation <= ago_5_ri_generation;
        ago_6_no_resource <= ago_5_no_resource;
        ago_7_version <= ago_6_version;
        ago_7_opcode <= ago_6_opcode;
        ago_7_ri_generation <= ago_6_ri_generation;
        ago_7_no_resource <= ago_6_no_resource;
        ago_8_version <= ago_7_version;
        ago_8_opcode <= ago_7_opcode;
        ago_8_ri_generation <= ago_7_ri_generation;
        ago_8_no_resource <= ago_7_no_resource;
    end

    assign q_version = ago_8_version;
    assign q_opcode = ago_8_opcode;
    assign q_ri_generation = ago_8_ri_generation;
    assign q_no_resource = ago_8_no_resource;

endmodule

`default_nettype wire
