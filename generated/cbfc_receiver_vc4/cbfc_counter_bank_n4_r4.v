// Credit counters of 4 virtual channels: one addition and 4 reads a clock.
`default_nettype none

module cbfc_counter_bank_n4_r4 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [1:0] vc,
    input  wire [19:0] amount,
    input  wire        add,
    input  wire        zero,
    input  wire  [1:0] zero_vc,
    input  wire  [1:0] read_0,
    input  wire  [1:0] read_1,
    input  wire  [1:0] read_2,
    input  wire  [1:0] read_3,
    output wire [19:0] sum,
    output wire [19:0] value_0,
    output wire [19:0] value_1,
    output wire [19:0] value_2,
    output wire [19:0] value_3
);

    reg  [19:0] counters [0:3];

    wire [19:0] counters_rdata = counters[vc];
    assign sum = counters_rdata + amount;
    wire [19:0] counters_rdata_1 = counters[read_0];
    wire [19:0] counters_rdata_2 = counters[read_1];
    wire [19:0] counters_rdata_3 = counters[read_2];
    wire [19:0] counters_rdata_4 = counters[read_3];
    wire  [1:0] counters_choice = zero ? zero_vc : vc;

    always @(posedge clk) begin
        if (add || zero) counters[counters_choice] <= zero ? 20'd0 : sum;
    end

    assign value_0 = counters_rdata_1;
    assign value_1 = counters_rdata_2;
    assign value_2 = counters_rdata_3;
    assign value_3 = counters_rdata_4;

    wire _unused_ok = &{1'b0, rst};

`ifdef FORMAL
    always @(posedge clk) if (!rst) one_write: assert (!(add && zero));
`endif

endmodule

`default_nettype wire
