// The largest use of each of 4 virtual channels.
`default_nettype none

module cbfc_most_used_n4 (
    input  wire        clk,
    input  wire        rst,
    input  wire        taken,
    input  wire  [1:0] vc,
    input  wire [19:0] used,
    input  wire  [3:0] forget,
    input  wire  [1:0] look,
    output wire        known,
    output wire [19:0] most
);

    reg   [3:0] all_known;
    reg         seen;
    reg   [1:0] seen_vc;
    reg  [19:0] seen_used;
    reg  [19:0] largest [0:3];

    wire [19:0] largest_rdata = largest[seen_vc];
    wire  [3:0] all_known_shr_seen_vc = all_known >> seen_vc;
    wire        more = seen && (!all_known_shr_seen_vc[0] || largest_rdata < seen_used);
    wire [19:0] largest_rdata_1 = largest[look];
    wire  [3:0] all_known_shr_look = all_known >> look;

    always @(posedge clk) begin
        if (more) largest[seen_vc] <= seen_used;
    end

    always @(posedge clk) begin
        if (rst) begin
            all_known <= 4'd0;
            seen <= 1'b0;
        end else begin
            seen <= taken;
            all_known <= (all_known | ((4'd1 << seen_vc) & {4{more}})) & ~forget;
        end
    end

    always @(posedge clk) begin
        seen_vc <= vc;
        seen_used <= used;
    end

    assign known = all_known_shr_look[0];
    assign most = largest_rdata_1;

    wire _unused_ok = &{1'b0, all_known_shr_seen_vc[3:1], all_known_shr_look[3:1]};

endmodule

`default_nettype wire
