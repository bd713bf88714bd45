// AXI4-Lite register file: queues, events, event_enable, errors, clear, lost, receive_head, send_head_0, send_head_1, send_head_2, send_head_3, send_head_4, send_head_5, send_head_6, send_head_7, completion_head_0, completion_head_1, completion_head_2, completion_head_3, completion_head_4, completion_head_5, completion_head_6, completion_head_7.
`default_nettype none

module uet_host_status_registers_q8 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [7:0] hw_queues_send,
    input  wire  [7:0] hw_queues_completion,
    input  wire [15:0] hw_queues_read_bytes,
    input  wire        hw_events_completions_0,
    input  wire        hw_events_completions_1,
    input  wire        hw_events_completions_2,
    input  wire        hw_events_completions_3,
    input  wire        hw_events_completions_4,
    input  wire        hw_events_completions_5,
    input  wire        hw_events_completions_6,
    input  wire        hw_events_completions_7,
    input  wire        hw_events_host_error,
    input  wire        hw_events_stopped,
    input  wire        hw_events_completion_lost,
    input  wire [15:0] hw_errors_send_stopped,
    input  wire        hw_errors_receive_stopped,
    input  wire        hw_errors_host_error,
    input  wire [15:0] hw_lost_count,
    input  wire [15:0] hw_receive_head_index,
    input  wire [15:0] hw_send_head_0_index,
    input  wire [15:0] hw_send_head_1_index,
    input  wire [15:0] hw_send_head_2_index,
    input  wire [15:0] hw_send_head_3_index,
    input  wire [15:0] hw_send_head_4_index,
    input  wire [15:0] hw_send_head_5_index,
    input  wire [15:0] hw_send_head_6_index,
    input  wire [15:0] hw_send_head_7_index,
    input  wire [15:0] hw_completion_head_0_index,
    input  wire [15:0] hw_completion_head_1_index,
    input  wire [15:0] hw_completion_head_2_index,
    input  wire [15:0] hw_completion_head_3_index,
    input  wire [15:0] hw_completion_head_4_index,
    input  wire [15:0] hw_completion_head_5_index,
    input  wire [15:0] hw_completion_head_6_index,
    input  wire [15:0] hw_completion_head_7_index,
    output reg         regs_events_completions_0,
    output reg         regs_events_completions_1,
    output reg         regs_events_completions_2,
    output reg         regs_events_completions_3,
    output reg         regs_events_completions_4,
    output reg         regs_events_completions_5,
    output reg         regs_events_completions_6,
    output reg         regs_events_completions_7,
    output reg         regs_events_host_error,
    output reg         regs_events_stopped,
    output reg         regs_events_completion_lost,
    output reg         regs_event_enable_completions_0,
    output reg         regs_event_enable_completions_1,
    output reg         regs_event_enable_completions_2,
    output reg         regs_event_enable_completions_3,
    output reg         regs_event_enable_completions_4,
    output reg         regs_event_enable_completions_5,
    output reg         regs_event_enable_completions_6,
    output reg         regs_event_enable_completions_7,
    output reg         regs_event_enable_host_error,
    output reg         regs_event_enable_stopped,
    output reg         regs_event_enable_completion_lost,
    output reg         regs_clear_host_error,
    input  wire  [7:0] s_axi_awaddr,
    input  wire  [2:0] s_axi_awprot,
    input  wire        s_axi_awvalid,
    output wire        s_axi_awready,
    input  wire [31:0] s_axi_wdata,
    input  wire  [3:0] s_axi_wstrb,
    input  wire        s_axi_wvalid,
    output wire        s_axi_wready,
    output reg   [1:0] s_axi_bresp,
    output reg         s_axi_bvalid,
    input  wire        s_axi_bready,
    input  wire  [7:0] s_axi_araddr,
    input  wire  [2:0] s_axi_arprot,
    input  wire        s_axi_arvalid,
    output wire        s_axi_arready,
    output reg  [31:0] s_axi_rdata,
    output reg   [1:0] s_axi_rresp,
    output reg         s_axi_rvalid,
    input  wire        s_axi_rready
);

    localparam [1:0] S_AXI_BRESP_OKAY   = 2'd0;
    localparam [1:0] S_AXI_BRESP_SLVERR = 2'd2;

    reg         aw_held;
    reg         w_held;
    reg   [5:0] w_word;
    reg  [31:0] w_data;
    reg   [3:0] w_strb;

    wire       write = aw_held && w_held && !s_axi_bvalid;
    wire       read = s_axi_arvalid && !s_axi_rvalid;
    wire [5:0] r_word = s_axi_araddr[7:2];
    wire       w_queues = w_word == 6'd0;
    wire       w_events = w_word == 6'd1;
    wire       w_event_enable = w_word == 6'd2;
    wire       w_errors = w_word == 6'd3;
    wire       w_clear = w_word == 6'd4;
    wire       w_lost = w_word == 6'd5;
    wire       w_receive_head = w_word == 6'd6;
    wire       w_send_head_0 = w_word == 6'd16;
    wire       w_send_head_1 = w_word == 6'd17;
    wire       w_send_head_2 = w_word == 6'd18;
    wire       w_send_head_3 = w_word == 6'd19;
    wire       w_send_head_4 = w_word == 6'd20;
    wire       w_send_head_5 = w_word == 6'd21;
    wire       w_send_head_6 = w_word == 6'd22;
    wire       w_send_head_7 = w_word == 6'd23;
    wire       w_completion_head_0 = w_word == 6'd32;
    wire       w_completion_head_1 = w_word == 6'd33;
    wire       w_completion_head_2 = w_word == 6'd34;
    wire       w_completion_head_3 = w_word == 6'd35;
    wire       w_completion_head_4 = w_word == 6'd36;
    wire       w_completion_head_5 = w_word == 6'd37;
    wire       w_completion_head_6 = w_word == 6'd38;
    wire       w_completion_head_7 = w_word == 6'd39;
    wire       s_axi_bresp_term = w_queues || w_events || w_event_enable || w_errors || w_clear;
    wire       s_axi_bresp_term_2 = s_axi_bresp_term || w_lost || w_receive_head || w_send_head_0 || w_send_head_1;
    wire       s_axi_bresp_term_3 = s_axi_bresp_term_2 || w_send_head_2 || w_send_head_3 || w_send_head_4;
    wire       s_axi_bresp_term_4 = s_axi_bresp_term_3 || w_send_head_5 || w_send_head_6 || w_send_head_7;
    wire       s_axi_bresp_term_5 = s_axi_bresp_term_4 || w_completion_head_0 || w_completion_head_1;
    wire       s_axi_bresp_term_6 = s_axi_bresp_term_5 || w_completion_head_2 || w_completion_head_3;
    wire       s_axi_bresp_term_7 = s_axi_bresp_term_6 || w_completion_head_4 || w_completion_head_5;
    wire       w_data_0_and_w_strb_0 = w_data[0] && w_strb[0];
    wire       regs_events_completions_1_term = regs_events_completions_1 && !(w_data[1] && w_strb[0]);
    wire       regs_events_completions_2_term = regs_events_completions_2 && !(w_data[2] && w_strb[0]);
    wire       regs_events_completions_3_term = regs_events_completions_3 && !(w_data[3] && w_strb[0]);
    wire       regs_events_completions_4_term = regs_events_completions_4 && !(w_data[4] && w_strb[0]);
    wire       regs_events_completions_5_term = regs_events_completions_5 && !(w_data[5] && w_strb[0]);
    wire       regs_events_completions_6_term = regs_events_completions_6 && !(w_data[6] && w_strb[0]);
    wire       regs_events_completions_7_term = regs_events_completions_7 && !(w_data[7] && w_strb[0]);
    wire       regs_events_host_error_term = regs_events_host_error && !(w_data[8] && w_strb[1]);
    wire       regs_events_stopped_term = regs_events_stopped && !(w_data[9] && w_strb[1]);
    wire       regs_events_completion_lost_term = regs_events_completion_lost && !(w_data[10] && w_strb[1]);

    always @(posedge clk) begin
        if (rst) begin
            aw_held <= 1'b0;
            w_held <= 1'b0;
            s_axi_bvalid <= 1'b0;
            s_axi_rvalid <= 1'b0;
            regs_events_completions_0 <= 1'b0;
            regs_events_completions_1 <= 1'b0;
            regs_events_completions_2 <= 1'b0;
            regs_events_completions_3 <= 1'b0;
            regs_events_completions_4 <= 1'b0;
            regs_events_completions_5 <= 1'b0;
            regs_events_completions_6 <= 1'b0;
            regs_events_completions_7 <= 1'b0;
            regs_events_host_error <= 1'b0;
            regs_events_stopped <= 1'b0;
            regs_events_completion_lost <= 1'b0;
            regs_event_enable_completions_0 <= 1'b0;
            regs_event_enable_completions_1 <= 1'b0;
            regs_event_enable_completions_2 <= 1'b0;
            regs_event_enable_completions_3 <= 1'b0;
            regs_event_enable_completions_4 <= 1'b0;
            regs_event_enable_completions_5 <= 1'b0;
            regs_event_enable_completions_6 <= 1'b0;
            regs_event_enable_completions_7 <= 1'b0;
            regs_event_enable_host_error <= 1'b0;
            regs_event_enable_stopped <= 1'b0;
            regs_event_enable_completion_lost <= 1'b0;
            regs_clear_host_error <= 1'b0;
        end else begin
            if (s_axi_awvalid && !aw_held) begin
                aw_held <= 1'b1;
            end
            if (s_axi_wvalid && !w_held) begin
                w_held <= 1'b1;
            end
            if (s_axi_bready) begin
                s_axi_bvalid <= 1'b0;
            end
            if (write) begin
                aw_held <= 1'b0;
                w_held <= 1'b0;
                s_axi_bvalid <= 1'b1;
            end
            regs_events_completions_0 <= regs_events_completions_0 || hw_events_completions_0;
            regs_events_completions_1 <= regs_events_completions_1 || hw_events_completions_1;
            regs_events_completions_2 <= regs_events_completions_2 || hw_events_completions_2;
            regs_events_completions_3 <= regs_events_completions_3 || hw_events_completions_3;
            regs_events_completions_4 <= regs_events_completions_4 || hw_events_completions_4;
            regs_events_completions_5 <= regs_events_completions_5 || hw_events_completions_5;
            regs_events_completions_6 <= regs_events_completions_6 || hw_events_completions_6;
            regs_events_completions_7 <= regs_events_completions_7 || hw_events_completions_7;
            regs_events_host_error <= regs_events_host_error || hw_events_host_error;
            regs_events_stopped <= regs_events_stopped || hw_events_stopped;
            regs_events_completion_lost <= regs_events_completion_lost || hw_events_completion_lost;
            if (write && w_events) begin
                regs_events_completions_0 <= (regs_events_completions_0 && !w_data_0_and_w_strb_0) || hw_events_completions_0;
                regs_events_completions_1 <= regs_events_completions_1_term || hw_events_completions_1;
                regs_events_completions_2 <= regs_events_completions_2_term || hw_events_completions_2;
                regs_events_completions_3 <= regs_events_completions_3_term || hw_events_completions_3;
                regs_events_completions_4 <= regs_events_completions_4_term || hw_events_completions_4;
                regs_events_completions_5 <= regs_events_completions_5_term || hw_events_completions_5;
                regs_events_completions_6 <= regs_events_completions_6_term || hw_events_completions_6;
                regs_events_completions_7 <= regs_events_completions_7_term || hw_events_completions_7;
                regs_events_host_error <= regs_events_host_error_term || hw_events_host_error;
                regs_events_stopped <= regs_events_stopped_term || hw_events_stopped;
                regs_events_completion_lost <= regs_events_completion_lost_term || hw_events_completion_lost;
            end
            if (write && w_event_enable) begin
                if (w_strb[0]) begin
                    regs_event_enable_completions_0 <= w_data[0];
                    regs_event_enable_completions_1 <= w_data[1];
                    regs_event_enable_completions_2 <= w_data[2];
                    regs_event_enable_completions_3 <= w_data[3];
                    regs_event_enable_completions_4 <= w_data[4];
                    regs_event_enable_completions_5 <= w_data[5];
                    regs_event_enable_completions_6 <= w_data[6];
                    regs_event_enable_completions_7 <= w_data[7];
                end
                if (w_strb[1]) begin
                    regs_event_enable_host_error <= w_data[8];
                    regs_event_enable_stopped <= w_data[9];
                    regs_event_enable_completion_lost <= w_data[10];
                end
            end
            regs_clear_host_error <= 1'b0;
            if (write && w_clear) begin
                regs_clear_host_error <= w_data_0_and_w_strb_0;
            end
            if (s_axi_rready) begin
                s_axi_rvalid <= 1'b0;
            end
            if (read) begin
                s_axi_rvalid <= 1'b1;
            end
        end
    end

    always @(posedge clk) begin
        if (s_axi_awvalid && !aw_held) begin
            w_word <= s_axi_awaddr[7:2];
        end
        if (s_axi_wvalid && !w_held) begin
            w_data <= s_axi_wdata;
            w_strb <= s_axi_wstrb;
        end
        if (write) begin
            s_axi_bresp <= S_AXI_BRESP_SLVERR;
            if (s_axi_bresp_term_7 || w_completion_head_6 || w_completion_head_7) begin
                s_axi_bresp <= S_AXI_BRESP_OKAY;
            end
        end
        if (read) begin
            s_axi_rdata <= 32'd0;
            s_axi_rresp <= S_AXI_BRESP_SLVERR;
            if (r_word == 6'd0) begin
                s_axi_rdata <= {hw_queues_read_bytes, hw_queues_completion, hw_queues_send};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd1) begin
                s_axi_rdata <= {
                    21'd0,
                    regs_events_completion_lost,
                    regs_events_stopped,
                    regs_events_host_error,
                    regs_events_completions_7,
                    regs_events_completions_6,
                    regs_events_completions_5,
                    regs_events_completions_4,
                    regs_events_completions_3,
                    regs_events_completions_2,
                    regs_events_completions_1,
                    regs_events_completions_0
                };
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd2) begin
                s_axi_rdata <= {
                    21'd0,
                    regs_event_enable_completion_lost,
                    regs_event_enable_stopped,
                    regs_event_enable_host_error,
                    regs_event_enable_completions_7,
                    regs_event_enable_completions_6,
                    regs_event_enable_completions_5,
                    regs_event_enable_completions_4,
                    regs_event_enable_completions_3,
                    regs_event_enable_completions_2,
                    regs_event_enable_completions_1,
                    regs_event_enable_completions_0
                };
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd3) begin
                s_axi_rdata <= {14'd0, hw_errors_host_error, hw_errors_receive_stopped, hw_errors_send_stopped};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd4) begin
                s_axi_rdata <= 32'd0;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd5) begin
                s_axi_rdata <= {16'd0, hw_lost_count};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd6) begin
                s_axi_rdata <= {16'd0, hw_receive_head_index};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd16) begin
                s_axi_rdata <= {16'd0, hw_send_head_0_index};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd17) begin
                s_axi_rdata <= {16'd0, hw_send_head_1_index};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd18) begin
                s_axi_rdata <= {16'd0, hw_send_head_2_index};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd19) begin
                s_axi_rdata <= {16'd0, hw_send_head_3_index};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd20) begin
                s_axi_rdata <= {16'd0, hw_send_head_4_index};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd21) begin
                s_axi_rdata <= {16'd0, hw_send_head_5_index};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd22) begin
                s_axi_rdata <= {16'd0, hw_send_head_6_index};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd23) begin
                s_axi_rdata <= {16'd0, hw_send_head_7_index};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd32) begin
                s_axi_rdata <= {16'd0, hw_completion_head_0_index};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd33) begin
                s_axi_rdata <= {16'd0, hw_completion_head_1_index};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd34) begin
                s_axi_rdata <= {16'd0, hw_completion_head_2_index};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd35) begin
                s_axi_rdata <= {16'd0, hw_completion_head_3_index};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd36) begin
                s_axi_rdata <= {16'd0, hw_completion_head_4_index};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd37) begin
                s_axi_rdata <= {16'd0, hw_completion_head_5_index};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd38) begin
                s_axi_rdata <= {16'd0, hw_completion_head_6_index};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd39) begin
                s_axi_rdata <= {16'd0, hw_completion_head_7_index};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
        end
    end

    assign s_axi_awready = !aw_held;
    assign s_axi_wready = !w_held;
    assign s_axi_arready = !s_axi_rvalid;

    wire _unused_ok = &{1'b0, s_axi_awaddr[1:0], s_axi_awprot, s_axi_araddr[1:0], s_axi_arprot, w_data[31:11], w_strb[3:2]};

`ifdef FORMAL
    reg         past_valid;
    reg         s_axi_bvalid_past;
    reg         s_axi_bready_past;
    reg   [1:0] s_axi_bresp_past;
    reg         s_axi_rvalid_past;
    reg         s_axi_rready_past;
    reg   [1:0] s_axi_rresp_past;
    reg  [31:0] s_axi_rdata_past;

    wire b_is_kept_term = s_axi_bvalid && (!past_valid || s_axi_bresp == s_axi_bresp_past);
    wire r_is_kept_term = s_axi_rvalid && (!past_valid || s_axi_rresp == s_axi_rresp_past);
    wire r_is_kept_term_2 = r_is_kept_term && (!past_valid || s_axi_rdata == s_axi_rdata_past);

    always @(posedge clk) begin
        if (rst) begin
            past_valid <= 1'b0;
        end else begin
            past_valid <= 1'b1;
        end
    end

    always @(posedge clk) begin
        s_axi_bvalid_past <= s_axi_bvalid;
        s_axi_bready_past <= s_axi_bready;
        s_axi_bresp_past <= s_axi_bresp;
        s_axi_rvalid_past <= s_axi_rvalid;
        s_axi_rready_past <= s_axi_rready;
        s_axi_rresp_past <= s_axi_rresp;
        s_axi_rdata_past <= s_axi_rdata;
    end

    always @(posedge clk) if (!rst) b_is_kept: assert (!(past_valid && s_axi_bvalid_past && !s_axi_bready_past) || b_is_kept_term);
    always @(posedge clk) if (!rst) r_is_kept: assert (!(past_valid && s_axi_rvalid_past && !s_axi_rready_past) || r_is_kept_term_2);
`endif

endmodule

`default_nettype wire
