// The most loaded of 5 hops.
`default_nettype none

module hpcc_most_loaded (
    input  wire        clk,
    input  wire [27:0] hops_0_load,
    input  wire [23:0] hops_0_tau,
    input  wire        hops_0_counts,
    input  wire [27:0] hops_1_load,
    input  wire [23:0] hops_1_tau,
    input  wire        hops_1_counts,
    input  wire [27:0] hops_2_load,
    input  wire [23:0] hops_2_tau,
    input  wire        hops_2_counts,
    input  wire [27:0] hops_3_load,
    input  wire [23:0] hops_3_tau,
    input  wire        hops_3_counts,
    input  wire [27:0] hops_4_load,
    input  wire [23:0] hops_4_tau,
    input  wire        hops_4_counts,
    output wire [27:0] most_load,
    output wire [23:0] most_tau,
    output wire        most_counts
);

    reg  [27:0] hop_1_0_load;
    reg  [23:0] hop_1_0_tau;
    reg         hop_1_0_counts;
    reg  [27:0] hop_1_1_load;
    reg  [23:0] hop_1_1_tau;
    reg         hop_1_1_counts;
    reg  [27:0] hop_1_2_load;
    reg  [23:0] hop_1_2_tau;
    reg         hop_1_2_counts;
    reg  [27:0] hop_2_0_load;
    reg  [23:0] hop_2_0_tau;
    reg         hop_2_0_counts;
    reg  [27:0] hop_2_1_load;
    reg  [23:0] hop_2_1_tau;
    reg         hop_2_1_counts;
    reg  [27:0] hop_3_0_load;
    reg  [23:0] hop_3_0_tau;
    reg         hop_3_0_counts;

    wire hop_1_0_load_term = hops_1_counts && (!hops_0_counts || hops_0_load < hops_1_load);
    wire hop_1_1_load_term = hops_3_counts && (!hops_2_counts || hops_2_load < hops_3_load);
    wire hop_2_0_load_term = hop_1_1_counts && (!hop_1_0_counts || hop_1_0_load < hop_1_1_load);
    wire hop_3_0_load_term = hop_2_1_counts && (!hop_2_0_counts || hop_2_0_load < hop_2_1_load);

    always @(posedge clk) begin
        hop_1_0_load <= hop_1_0_load_term ? hops_1_load : hops_0_load;
        hop_1_0_tau <= hop_1_0_load_term ? hops_1_tau : hops_0_tau;
        hop_1_0_counts <= hop_1_0_load_term ? hops_1_counts : hops_0_counts;
        hop_1_1_load <= hop_1_1_load_term ? hops_3_load : hops_2_load;
        hop_1_1_tau <= hop_1_1_load_term ? hops_3_tau : hops_2_tau;
        hop_1_1_counts <= hop_1_1_load_term ? hops_3_counts : hops_2_counts;
        hop_1_2_load <= hops_4_load;
        hop_1_2_tau <= hops_4_tau;
        hop_1_2_counts <= hops_4_counts;
        hop_2_0_load <= hop_2_0_load_term ? hop_1_1_load : hop_1_0_load;
        hop_2_0_tau <= hop_2_0_load_term ? hop_1_1_tau : hop_1_0_tau;
        hop_2_0_counts <= hop_2_0_load_term ? hop_1_1_counts : hop_1_0_counts;
        hop_2_1_load <= hop_1_2_load;
        hop_2_1_tau <= hop_1_2_tau;
        hop_2_1_counts <= hop_1_2_counts;
        hop_3_0_load <= hop_3_0_load_term ? hop_2_1_load : hop_2_0_load;
        hop_3_0_tau <= hop_3_0_load_term ? hop_2_1_tau : hop_2_0_tau;
        hop_3_0_counts <= hop_3_0_load_term ? hop_2_1_counts : hop_2_0_counts;
    end

    assign most_load = hop_3_0_load;
    assign most_tau = hop_3_0_tau;
    assign most_counts = hop_3_0_counts;

endmodule

`default_nettype wire
