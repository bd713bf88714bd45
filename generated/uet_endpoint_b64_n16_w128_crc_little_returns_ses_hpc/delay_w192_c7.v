// Delays 192 bits by 7 clocks.
`default_nettype none

module delay_w192_c7 (
    input  wire        clk,
    input  wire [31:0] d_eager_length,
    input  wire  [7:0] d_ri_generation,
    input  wire [11:0] d_pid_on_fep,
    input  wire [11:0] d_resource_index,
    input  wire [63:0] d_read_offset,
    input  wire [63:0] d_read_key,
    output wire [31:0] q_eager_length,
    output wire  [7:0] q_ri_generation,
    output wire [11:0] q_pid_on_fep,
    output wire [11:0] q_resource_index,
    output wire [63:0] q_read_offset,
    output wire [63:0] q_read_key
);

    reg  [31:0] ago_1_eager_length;
    reg   [7:0] ago_1_ri_generation;
    reg  [11:0] ago_1_pid_on_fep;
    reg  [11:0] ago_1_resource_index;
    reg  [63:0] ago_1_read_offset;
    reg  [63:0] ago_1_read_key;
    reg  [31:0] ago_2_eager_length;
    reg   [7:0] ago_2_ri_generation;
    reg  [11:0] ago_2_pid_on_fep;
    reg  [11:0] ago_2_resource_index;
    reg  [63:0] ago_2_read_offset;
    reg  [63:0] ago_2_read_key;
    reg  [31:0] ago_3_eager_length;
    reg   [7:0] ago_3_ri_generation;
    reg  [11:0] ago_3_pid_on_fep;
    reg  [11:0] ago_3_resource_index;
    reg  [63:0] ago_3_read_offset;
    reg  [63:0] ago_3_read_key;
    reg  [31:0] ago_4_eager_length;
    reg   [7:0] ago_4_ri_generation;
    reg  [11:0] ago_4_pid_on_fep;
    reg  [11:0] ago_4_resource_index;
    reg  [63:0] ago_4_read_offset;
    reg  [63:0] ago_4_read_key;
    reg  [31:0] ago_5_eager_length;
    reg   [7:0] ago_5_ri_generation;
    reg  [11:0] ago_5_pid_on_fep;
    reg  [11:0] ago_5_resource_index;
    reg  [63:0] ago_5_read_offset;
    reg  [63:0] ago_5_read_key;
    reg  [31:0] ago_6_eager_length;
    reg   [7:0] ago_6_ri_generation;
    reg  [11:0] ago_6_pid_on_fep;
    reg  [11:0] ago_6_resource_index;
    reg  [63:0] ago_6_read_offset;
    reg  [63:0] ago_6_read_key;
    reg  [31:0] ago_7_eager_length;
    reg   [7:0] ago_7_ri_generation;
    reg  [11:0] ago_7_pid_on_fep;
    reg  [11:0] ago_7_resource_index;
    reg  [63:0] ago_7_read_offset;
    reg  [63:0] ago_7_read_key;

    always @(posedge clk) begin
        ago_1_eager_length <= d_eager_length;
        ago_1_ri_generation <= d_ri_generation;
        ago_1_pid_on_fep <= d_pid_on_fep;
        ago_1_resource_index <= d_resource_index;
        ago_1_read_offset <= d_read_offset;
        ago_1_read_key <= d_read_key;
        ago_2_eager_length <= ago_1_eager_length;
        ago_2_ri_generation <= ago_1_ri_generation;
        ago_2_pid_on_fep <= ago_1_pid_on_fep;
        ago_2_resource_index <= ago_1_resource_index;
        ago_2_read_offset <= ago_1_read_offset;
        ago_2_read_key <= ago_1_read_key;
        ago_3_eager_length <= ago_2_eager_length;
        ago_3_ri_generation <= ago_2_ri_generation;
        ago_3_pid_on_fep <= ago_2_pid_on_fep;
        ago_3_resource_index <= ago_2_resource_index;
        ago_3_read_offset <= ago_2_read_offset;
        ago_3_read_key <= ago_2_read_key;
        ago_4_eager_length <= ago_3_eager_length;
        ago_4_ri_generation <= ago_3_ri_generation;
        ago_4_pid_on_fep <= ago_3_pid_on_fep;
        ago_4_resource_index <= ago_3_resource_index;
        ago_4_read_offset <= ago_3_read_offset;
        ago_4_read_key <= ago_3_read_key;
        ago_5_eager_length <= ago_4_eager_length;
        ago_5_ri_generation <= ago_4_ri_generation;
        ago_5_pid_on_fep <= ago_4_pid_on_fep;
        ago_5_resource_index <= ago_4_resource_index;
        ago_5_read_offset <= ago_4_read_offset;
        ago_5_read_key <= ago_4_read_key;
        ago_6_eager_length <= ago_5_eager_length;
        ago_6_ri_generation <= ago_5_ri_generation;
        ago_6_pid_on_fep <= ago_5_pid_on_fep;
        ago_6_resource_index <= ago_5_resource_index;
        ago_6_read_offset <= ago_5_read_offset;
        ago_6_read_key <= ago_5_read_key;
        ago_7_eager_length <= ago_6_eager_length;
        ago_7_ri_generation <= ago_6_ri_generation;
        ago_7_pid_on_fep <= ago_6_pid_on_fep;
        ago_7_resource_index <= ago_6_resource_index;
        ago_7_read_offset <= ago_6_read_offset;
        ago_7_read_key <= ago_6_read_key;
    end

    assign q_eager_length = ago_7_eager_length;
    assign q_ri_generation = ago_7_ri_generation;
    assign q_pid_on_fep = ago_7_pid_on_fep;
    assign q_resource_index = ago_7_resource_index;
    assign q_read_offset = ago_7_read_offset;
    assign q_read_key = ago_7_read_key;

endmodule

`default_nettype wire
