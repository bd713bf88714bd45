// Delays 30 bits by 5 clocks.
`default_nettype none

module delay_w30_c5 (
    input  wire        clk,
    input  wire  [1:0] d_version,
    input  wire  [5:0] d_opcode,
    input  wire        d_rel,
    input  wire [11:0] d_resource_index,
    input  wire  [7:0] d_ri_generation,
    input  wire        d_no_resource,
    output wire  [1:0] q_version,
    output wire  [5:0] q_opcode,
    output wire        q_rel,
    output wire [11:0] q_resource_index,
    output wire  [7:0] q_ri_generation,
    output wire        q_no_resource
);

    reg   [1:0] ago_1_version;
    reg   [5:0] ago_1_opcode;
    reg         ago_1_rel;
    reg  [11:0] ago_1_resource_index;
    reg   [7:0] ago_1_ri_generation;
    reg         ago_1_no_resource;
    reg   [1:0] ago_2_version;
    reg   [5:0] ago_2_opcode;
    reg         ago_2_rel;
    reg  [11:0] ago_2_resource_index;
    reg   [7:0] ago_2_ri_generation;
    reg         ago_2_no_resource;
    reg   [1:0] ago_3_version;
    reg   [5:0] ago_3_opcode;
    reg         ago_3_rel;
    reg  [11:0] ago_3_resource_index;
    reg   [7:0] ago_3_ri_generation;
    reg         ago_3_no_resource;
    reg   [1:0] ago_4_version;
    reg   [5:0] ago_4_opcode;
    reg         ago_4_rel;
    reg  [11:0] ago_4_resource_index;
    reg   [7:0] ago_4_ri_generation;
    reg         ago_4_no_resource;
    reg   [1:0] ago_5_version;
    reg   [5:0] ago_5_opcode;
    reg         ago_5_rel;
    reg  [11:0] ago_5_resource_index;
    reg   [7:0] ago_5_ri_generation;
    reg         ago_5_no_resource;

    always @(posedge clk) begin
        ago_1_version <= d_version;
        ago_1_opcode <= d_opcode;
        ago_1_rel <= d_rel;
        ago_1_resource_index <= d_resource_index;
        ago_1_ri_generation <= d_ri_generation;
        ago_1_no_resource <= d_no_resource;
        ago_2_version <= ago_1_version;
        ago_2_opcode <= ago_1_opcode;
        ago_2_rel <= ago_1_rel;
        ago_2_resource_index <= ago_1_resource_index;
        ago_2_ri_generation <= ago_1_ri_generation;
        ago_2_no_resource <= ago_1_no_resource;
        ago_3_version <= ago_2_version;
        ago_3_opcode <= ago_2_opcode;
        ago_3_rel <= ago_2_rel;
        ago_3_resource_index <= ago_2_resource_index;
        ago_3_ri_generation <= ago_2_ri_generation;
        ago_3_no_resource <= ago_2_no_resource;
        ago_4_version <= ago_3_version;
        ago_4_opcode <= ago_3_opcode;
        ago_4_rel <= ago_3_rel;
        ago_4_resource_index <= ago_3_resource_index;
        ago_4_ri_generation <= ago_3_ri_generation;
        ago_4_no_resource <= ago_3_no_resource;
        ago_5_version <= ago_4_version;
        ago_5_opcode <= ago_4_opcode;
        ago_5_rel <= ago_4_rel;
        ago_5_resource_index <= ago_4_resource_index;
        ago_5_ri_generation <= ago_4_ri_generation;
        ago_5_no_resource <= ago_4_no_resource;
    end

    assign q_version = ago_5_version;
    assign q_opcode = ago_5_opcode;
    assign q_rel = ago_5_rel;
    assign q_resource_index = ago_5_resource_index;
    assign q_ri_generation = ago_5_ri_generation;
    assign q_no_resource = ago_5_no_resource;

endmodule

`default_nettype wire
