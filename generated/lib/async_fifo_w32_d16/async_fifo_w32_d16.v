// Stream FIFO of 16 items of 32 bits from the clock wr to the clock rd.
`default_nettype none

module async_fifo_w32_d16 (
    input  wire        wr_clk,
    input  wire        wr_rst,
    input  wire        rd_clk,
    input  wire        rd_rst,
    input  wire [31:0] up_payload,
    input  wire        up_valid,
    output wire        up_ready,
    output wire [31:0] down_payload,
    output wire        down_valid,
    input  wire        down_ready
);

    reg   [4:0] head;
    reg   [4:0] tail;
    reg   [4:0] wr_gray;
    reg   [4:0] rd_gray;
    wire  [4:0] rd_gray_sync_q;
    wire  [4:0] wr_gray_sync_q;
    reg  [31:0] items [0:15];

    wire        full = (wr_gray ^ rd_gray_sync_q) == 5'd24;
    wire        empty = rd_gray == wr_gray_sync_q;
    wire        push = up_valid && !full;
    wire        pop = down_ready && !empty;
    wire  [4:0] head_next = head + {4'd0, push};
    wire  [4:0] tail_next = tail + {4'd0, pop};
    wire [31:0] items_rdata = items[tail[3:0]];
    wire [31:0] item_rd = items_rdata;

    synchroniser_w5_n2 rd_gray_sync (
        .clk (wr_clk),
        .rst (wr_rst),
        .d   (rd_gray),
        .q   (rd_gray_sync_q)
    );

    synchroniser_w5_n2 wr_gray_sync (
        .clk (rd_clk),
        .rst (rd_rst),
        .d   (wr_gray),
        .q   (wr_gray_sync_q)
    );

    always @(posedge wr_clk) begin
        if (push) items[head[3:0]] <= up_payload;
    end

    always @(posedge wr_clk) begin
        if (wr_rst) begin
            head <= 5'd0;
            wr_gray <= 5'd0;
        end else begin
            head <= head_next;
            wr_gray <= head_next ^ {1'b0, head_next[4:1]};
        end
    end

    always @(posedge rd_clk) begin
        if (rd_rst) begin
            tail <= 5'd0;
            rd_gray <= 5'd0;
        end else begin
            tail <= tail_next;
            rd_gray <= tail_next ^ {1'b0, tail_next[4:1]};
        end
    end

    assign up_ready = !full;
    assign down_payload = item_rd;
    assign down_valid = !empty;

`ifdef FORMAL
    wire [4:0] never_overfull_xor = rd_gray_sync_q ^ {1'b0, rd_gray_sync_q[4:1]};
    wire [4:0] never_overfull_xor_2 = never_overfull_xor ^ {2'd0, never_overfull_xor[4:2]};
    wire [4:0] never_read_empty_xor = wr_gray_sync_q ^ {1'b0, wr_gray_sync_q[4:1]};
    wire [4:0] never_read_empty_xor_2 = never_read_empty_xor ^ {2'd0, never_read_empty_xor[4:2]};

    always @(posedge wr_clk) if (!wr_rst) wr_gray_is_that_of_head: assert (wr_gray == (head ^ {1'b0, head[4:1]}));
    always @(posedge rd_clk) if (!rd_rst) rd_gray_is_that_of_tail: assert (rd_gray == (tail ^ {1'b0, tail[4:1]}));
    always @(posedge wr_clk) if (!wr_rst) never_overfull: assert (head - (never_overfull_xor_2 ^ {4'd0, never_overfull_xor_2[4]}) <= 5'd16);
    always @(posedge rd_clk) if (!rd_rst) never_read_empty: assert ((never_read_empty_xor_2 ^ {4'd0, never_read_empty_xor_2[4]}) - tail <= 5'd16);
`endif

endmodule

`default_nettype wire
