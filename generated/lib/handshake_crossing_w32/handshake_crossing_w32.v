// Stream of 32 bits from the clock src to the clock dst, one item at a time.
`default_nettype none

module handshake_crossing_w32 (
    input  wire        src_clk,
    input  wire        src_rst,
    input  wire        dst_clk,
    input  wire        dst_rst,
    input  wire [31:0] up_payload,
    input  wire        up_valid,
    output wire        up_ready,
    output wire [31:0] down_payload,
    output wire        down_valid,
    input  wire        down_ready
);

    reg         request;
    reg         answer;
    reg  [31:0] item;
    wire        answer_sync_q;
    wire        request_sync_q;

    wire        idle = request == answer_sync_q;
    wire        waiting = request_sync_q != answer;
    wire [31:0] item_dst = item;

    synchroniser_w1_n2 answer_sync (
        .clk (src_clk),
        .rst (src_rst),
        .d   (answer),
        .q   (answer_sync_q)
    );

    synchroniser_w1_n2 request_sync (
        .clk (dst_clk),
        .rst (dst_rst),
        .d   (request),
        .q   (request_sync_q)
    );

    always @(posedge src_clk) begin
        if (src_rst) begin
            request <= 1'b0;
        end else begin
            if (up_valid && idle) begin
                request <= !request;
            end
        end
    end

    always @(posedge src_clk) begin
        if (up_valid && idle) begin
            item <= up_payload;
        end
    end

    always @(posedge dst_clk) begin
        if (dst_rst) begin
            answer <= 1'b0;
        end else begin
            if (waiting && down_ready) begin
                answer <= request_sync_q;
            end
        end
    end

    assign up_ready = idle;
    assign down_payload = item_dst;
    assign down_valid = waiting;

endmodule

`default_nettype wire
