// Up to 128 sources in the order in which they joined.
`default_nettype none

module source_list_w6_d128 (
    input  wire       clk,
    input  wire       rst,
    input  wire       push,
    input  wire [5:0] source,
    input  wire       pop,
    output wire       some,
    output reg  [7:0] count,
    output reg  [5:0] first
);

    reg  [6:0] head;
    reg  [5:0] sources_rdata;
    (* no_rw_check *)
    reg  [5:0] sources [0:127];

    assign some = |count;
    wire       pushes = push && !count[7];
    wire       pops = pop && some;
    wire [6:0] head_plus_count_6_0 = head + count[6:0];

    always @(posedge clk) begin
        sources_rdata <= sources[head];
        if (pushes) sources[head_plus_count_6_0] <= source;
    end

    always @(posedge clk) begin
        if (rst) begin
            count <= 8'd0;
            head <= 7'd0;
        end else begin
            if (pops) begin
                head <= head + 7'd1;
            end
            if (pushes && !pops) begin
                count <= count + 8'd1;
            end
            if (pops && !pushes) begin
                count <= count - 8'd1;
            end
        end
    end

    always @(posedge clk) begin
        first <= sources_rdata;
    end

`ifdef FORMAL
    always @(posedge clk) if (!rst) count_is_within: assert (count <= 8'd128);
`endif

endmodule

`default_nettype wire
