// Up to 64 sources in the order in which they joined.
`default_nettype none

module source_list_w6_d64 (
    input  wire       clk,
    input  wire       rst,
    input  wire       push,
    input  wire [5:0] source,
    input  wire       pop,
    output wire       some,
    output reg  [6:0] count,
    output reg  [5:0] first
);

    reg  [5:0] head;
    reg  [5:0] sources_rdata;
    (* no_rw_check *)
    reg  [5:0] sources [0:63];

    assign some = |count;
    wire       pushes = push && !count[6];
    wire       pops = pop && some;
    wire [5:0] head_plus_count_5_0 = head + count[5:0];

    always @(posedge clk) begin
        sources_rdata <= sources[head];
        if (pushes) sources[head_plus_count_5_0] <= source;
    end

    always @(posedge clk) begin
        if (rst) begin
            count <= 7'd0;
            head <= 6'd0;
        end else begin
            if (pops) begin
                head <= head + 6'd1;
            end
            if (pushes && !pops) begin
                count <= count + 7'd1;
            end
            if (pops && !pushes) begin
                count <= count - 7'd1;
            end
        end
    end

    always @(posedge clk) begin
        first <= sources_rdata;
    end

`ifdef FORMAL
    always @(posedge clk) if (!rst) count_is_within: assert (count <= 7'd64);
`endif

endmodule

`default_nettype wire
