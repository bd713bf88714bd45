// Sender of RUDI and UUD, with registers and counters behind AXI4-Lite.
`default_nettype none

module pds_datagrams_n8_p256_axi (
    input  wire         clk,
    input  wire         rst,
    input  wire  [31:0] now,
    input  wire  [31:0] base,
    input  wire         peer_valid,
    input  wire         peer_nack,
    input  wire [127:0] peer_source,
    input  wire   [3:0] peer_local,
    input  wire  [31:0] peer_pkt_id,
    input  wire         peer_m,
    input  wire         peer_retx,
    input  wire   [7:0] peer_nack_code,
    input  wire  [15:0] peer_entropy,
    input  wire         peer_response_present,
    input  wire   [1:0] peer_response_list,
    input  wire   [5:0] peer_response_opcode,
    input  wire   [5:0] peer_response_return_code,
    input  wire  [15:0] peer_response_message_id,
    input  wire  [31:0] peer_response_modified_length,
    input  wire         limit_valid,
    input  wire   [2:0] limit_ccc,
    input  wire  [31:0] limit_window,
    input  wire         limit_credit_on,
    input  wire  [31:0] limit_credit,
    input  wire  [15:0] picked_entropy,
    input  wire   [7:0] picked_ccc_id,
    input  wire  [23:0] picked_credit_target,
    output wire         ready,
    output wire         outcome_valid,
    output wire  [31:0] outcome_handle,
    output wire  [15:0] outcome_message,
    output wire   [1:0] outcome_kind,
    output wire         outcome_response_present,
    output wire   [1:0] outcome_response_list,
    output wire   [5:0] outcome_response_opcode,
    output wire   [5:0] outcome_response_return_code,
    output wire  [15:0] outcome_response_message_id,
    output wire  [31:0] outcome_response_modified_length,
    output wire   [7:0] outcome_code,
    output wire         congestion_valid,
    output wire   [2:0] congestion_ccc,
    output wire   [3:0] congestion_kind,
    output wire  [31:0] congestion_bytes,
    output wire  [15:0] congestion_entropy,
    output wire         congestion_ecn,
    output wire         congestion_rtt_valid,
    output wire  [31:0] congestion_rtt,
    output wire  [15:0] congestion_out_of_order,
    output wire         congestion_has_nscc,
    output wire   [6:0] congestion_rcv_cwnd_pend,
    output wire         congestion_restore_cwnd,
    output wire         congestion_has_credit,
    output wire  [23:0] congestion_credit,
    output wire  [31:0] congestion_now,
    output wire         pick_valid,
    output wire   [2:0] pick_ccc,
    output wire  [13:0] pick_size,
    output wire         irq,
    input  wire         send_payload_uud,
    input  wire   [2:0] send_payload_ccc,
    input  wire [127:0] send_payload_destination,
    input  wire   [3:0] send_payload_local,
    input  wire  [31:0] send_payload_handle,
    input  wire  [15:0] send_payload_message,
    input  wire  [13:0] send_payload_length,
    input  wire  [13:0] send_payload_size,
    input  wire         send_valid,
    output wire         send_ready,
    output wire         packet_payload_uud,
    output wire         packet_payload_retx,
    output wire  [31:0] packet_payload_pkt_id,
    output wire [127:0] packet_payload_destination,
    output wire   [3:0] packet_payload_local,
    output wire  [15:0] packet_payload_picked_entropy,
    output wire   [7:0] packet_payload_picked_ccc_id,
    output wire  [23:0] packet_payload_picked_credit_target,
    output wire  [31:0] packet_payload_handle,
    output wire  [15:0] packet_payload_message,
    output wire  [13:0] packet_payload_length,
    output wire  [13:0] packet_payload_size,
    output wire         packet_valid,
    input  wire         packet_ready,
    input  wire   [8:0] s_axi_awaddr,
    input  wire   [2:0] s_axi_awprot,
    input  wire         s_axi_awvalid,
    output wire         s_axi_awready,
    input  wire  [31:0] s_axi_wdata,
    input  wire   [3:0] s_axi_wstrb,
    input  wire         s_axi_wvalid,
    output wire         s_axi_wready,
    output wire   [1:0] s_axi_bresp,
    output wire         s_axi_bvalid,
    input  wire         s_axi_bready,
    input  wire   [8:0] s_axi_araddr,
    input  wire   [2:0] s_axi_arprot,
    input  wire         s_axi_arvalid,
    output wire         s_axi_arready,
    output wire  [31:0] s_axi_rdata,
    output wire   [1:0] s_axi_rresp,
    output wire         s_axi_rvalid,
    input  wire         s_axi_rready
);

    wire         sender_ready;
    wire         sender_outcome_valid;
    wire  [31:0] sender_outcome_handle;
    wire  [15:0] sender_outcome_message;
    wire   [1:0] sender_outcome_kind;
    wire         sender_outcome_response_present;
    wire   [1:0] sender_outcome_response_list;
    wire   [5:0] sender_outcome_response_opcode;
    wire   [5:0] sender_outcome_response_return_code;
    wire  [15:0] sender_outcome_response_message_id;
    wire  [31:0] sender_outcome_response_modified_length;
    wire   [7:0] sender_outcome_code;
    wire         sender_congestion_valid;
    wire   [2:0] sender_congestion_ccc;
    wire   [3:0] sender_congestion_kind;
    wire  [31:0] sender_congestion_bytes;
    wire  [15:0] sender_congestion_entropy;
    wire         sender_congestion_ecn;
    wire         sender_congestion_rtt_valid;
    wire  [31:0] sender_congestion_rtt;
    wire  [15:0] sender_congestion_out_of_order;
    wire         sender_congestion_has_nscc;
    wire   [6:0] sender_congestion_rcv_cwnd_pend;
    wire         sender_congestion_restore_cwnd;
    wire         sender_congestion_has_credit;
    wire  [23:0] sender_congestion_credit;
    wire  [31:0] sender_congestion_now;
    wire         sender_pick_valid;
    wire   [2:0] sender_pick_ccc;
    wire  [13:0] sender_pick_size;
    wire         sender_counts_datagram_sent;
    wire         sender_counts_retransmitted;
    wire         sender_counts_lost_trim;
    wire         sender_counts_lost_nack;
    wire         sender_counts_lost_timeout;
    wire         sender_counts_nack_unexpected;
    wire         sender_counts_pkt_id_unknown;
    wire         sender_counts_peer_dropped;
    wire         sender_send_ready;
    wire         sender_packet_payload_uud;
    wire         sender_packet_payload_retx;
    wire  [31:0] sender_packet_payload_pkt_id;
    wire [127:0] sender_packet_payload_destination;
    wire   [3:0] sender_packet_payload_local;
    wire  [15:0] sender_packet_payload_picked_entropy;
    wire   [7:0] sender_packet_payload_picked_ccc_id;
    wire  [23:0] sender_packet_payload_picked_credit_target;
    wire  [31:0] sender_packet_payload_handle;
    wire  [15:0] sender_packet_payload_message;
    wire  [13:0] sender_packet_payload_length;
    wire  [13:0] sender_packet_payload_size;
    wire         sender_packet_valid;
    wire         control_registers_rto;
    wire  [31:0] control_registers_rto_init;
    wire  [31:0] control_registers_rto_max;
    wire   [3:0] control_registers_max_rto_retx;
    wire  [31:0] control_registers_nack_retx;
    wire   [4:0] control_registers_max_nack_retx;
    wire         control_registers_service_required;
    wire         control_irq;
    wire         control_s_axi_awready;
    wire         control_s_axi_wready;
    wire   [1:0] control_s_axi_bresp;
    wire         control_s_axi_bvalid;
    wire         control_s_axi_arready;
    wire  [31:0] control_s_axi_rdata;
    wire   [1:0] control_s_axi_rresp;
    wire         control_s_axi_rvalid;

    wire        registers_rto = control_registers_rto;
    wire [31:0] registers_rto_init = control_registers_rto_init;
    wire [31:0] registers_rto_max = control_registers_rto_max;
    wire  [3:0] registers_max_rto_retx = control_registers_max_rto_retx;
    wire [31:0] registers_nack_retx = control_registers_nack_retx;
    wire  [4:0] registers_max_nack_retx = control_registers_max_nack_retx;
    wire        registers_service_required = control_registers_service_required;

    pds_datagrams_n8_p256 sender (
        .clk                                 (clk),
        .rst                                 (rst),
        .now                                 (now),
        .base                                (base),
        .registers_rto                       (registers_rto),
        .registers_rto_init                  (registers_rto_init),
        .registers_rto_max                   (registers_rto_max),
        .registers_max_rto_retx              (registers_max_rto_retx),
        .registers_nack_retx                 (registers_nack_retx),
        .registers_max_nack_retx             (registers_max_nack_retx),
        .registers_service_required          (registers_service_required),
        .peer_valid                          (peer_valid),
        .peer_nack                           (peer_nack),
        .peer_source                         (peer_source),
        .peer_local                          (peer_local),
        .peer_pkt_id                         (peer_pkt_id),
        .peer_m                              (peer_m),
        .peer_retx                           (peer_retx),
        .peer_nack_code                      (peer_nack_code),
        .peer_entropy                        (peer_entropy),
        .peer_response_present               (peer_response_present),
        .peer_response_list                  (peer_response_list),
        .peer_response_opcode                (peer_response_opcode),
        .peer_response_return_code           (peer_response_return_code),
        .peer_response_message_id            (peer_response_message_id),
        .peer_response_modified_length       (peer_response_modified_length),
        .limit_valid                         (limit_valid),
        .limit_ccc                           (limit_ccc),
        .limit_window                        (limit_window),
        .limit_credit_on                     (limit_credit_on),
        .limit_credit                        (limit_credit),
        .picked_entropy                      (picked_entropy),
        .picked_ccc_id                       (picked_ccc_id),
        .picked_credit_target                (picked_credit_target),
        .ready                               (sender_ready),
        .outcome_valid                       (sender_outcome_valid),
        .outcome_handle                      (sender_outcome_handle),
        .outcome_message                     (sender_outcome_message),
        .outcome_kind                        (sender_outcome_kind),
        .outcome_response_present            (sender_outcome_response_present),
        .outcome_response_list               (sender_outcome_response_list),
        .outcome_response_opcode             (sender_outcome_response_opcode),
        .outcome_response_return_code        (sender_outcome_response_return_code),
        .outcome_response_message_id         (sender_outcome_response_message_id),
        .outcome_response_modified_length    (sender_outcome_response_modified_length),
        .outcome_code                        (sender_outcome_code),
        .congestion_valid                    (sender_congestion_valid),
        .congestion_ccc                      (sender_congestion_ccc),
        .congestion_kind                     (sender_congestion_kind),
        .congestion_bytes                    (sender_congestion_bytes),
        .congestion_entropy                  (sender_congestion_entropy),
        .congestion_ecn                      (sender_congestion_ecn),
        .congestion_rtt_valid                (sender_congestion_rtt_valid),
        .congestion_rtt                      (sender_congestion_rtt),
        .congestion_out_of_order             (sender_congestion_out_of_order),
        .congestion_has_nscc                 (sender_congestion_has_nscc),
        .congestion_rcv_cwnd_pend            (sender_congestion_rcv_cwnd_pend),
        .congestion_restore_cwnd             (sender_congestion_restore_cwnd),
        .congestion_has_credit               (sender_congestion_has_credit),
        .congestion_credit                   (sender_congestion_credit),
        .congestion_now                      (sender_congestion_now),
        .pick_valid                          (sender_pick_valid),
        .pick_ccc                            (sender_pick_ccc),
        .pick_size                           (sender_pick_size),
        .counts_datagram_sent                (sender_counts_datagram_sent),
        .counts_retransmitted                (sender_counts_retransmitted),
        .counts_lost_trim                    (sender_counts_lost_trim),
        .counts_lost_nack                    (sender_counts_lost_nack),
        .counts_lost_timeout                 (sender_counts_lost_timeout),
        .counts_nack_unexpected              (sender_counts_nack_unexpected),
        .counts_pkt_id_unknown               (sender_counts_pkt_id_unknown),
        .counts_peer_dropped                 (sender_counts_peer_dropped),
        .send_payload_uud                    (send_payload_uud),
        .send_payload_ccc                    (send_payload_ccc),
        .send_payload_destination            (send_payload_destination),
        .send_payload_local                  (send_payload_local),
        .send_payload_handle                 (send_payload_handle),
        .send_payload_message                (send_payload_message),
        .send_payload_length                 (send_payload_length),
        .send_payload_size                   (send_payload_size),
        .send_valid                          (send_valid),
        .send_ready                          (sender_send_ready),
        .packet_payload_uud                  (sender_packet_payload_uud),
        .packet_payload_retx                 (sender_packet_payload_retx),
        .packet_payload_pkt_id               (sender_packet_payload_pkt_id),
        .packet_payload_destination          (sender_packet_payload_destination),
        .packet_payload_local                (sender_packet_payload_local),
        .packet_payload_picked_entropy       (sender_packet_payload_picked_entropy),
        .packet_payload_picked_ccc_id        (sender_packet_payload_picked_ccc_id),
        .packet_payload_picked_credit_target (sender_packet_payload_picked_credit_target),
        .packet_payload_handle               (sender_packet_payload_handle),
        .packet_payload_message              (sender_packet_payload_message),
        .packet_payload_length               (sender_packet_payload_length),
        .packet_payload_size                 (sender_packet_payload_size),
        .packet_valid                        (sender_packet_valid),
        .packet_ready                        (packet_ready)
    );

    pds_datagrams_control control (
        .clk                              (clk),
        .rst                              (rst),
        .ready                            (sender_ready),
        .counts_datagram_sent             (sender_counts_datagram_sent),
        .counts_retransmitted             (sender_counts_retransmitted),
        .counts_lost_trim                 (sender_counts_lost_trim),
        .counts_lost_nack                 (sender_counts_lost_nack),
        .counts_lost_timeout              (sender_counts_lost_timeout),
        .counts_nack_unexpected           (sender_counts_nack_unexpected),
        .counts_pkt_id_unknown            (sender_counts_pkt_id_unknown),
        .counts_peer_dropped              (sender_counts_peer_dropped),
        .outcome_valid                    (sender_outcome_valid),
        .outcome_handle                   (sender_outcome_handle),
        .outcome_message                  (sender_outcome_message),
        .outcome_kind                     (sender_outcome_kind),
        .outcome_response_present         (sender_outcome_response_present),
        .outcome_response_list            (sender_outcome_response_list),
        .outcome_response_opcode          (sender_outcome_response_opcode),
        .outcome_response_return_code     (sender_outcome_response_return_code),
        .outcome_response_message_id      (sender_outcome_response_message_id),
        .outcome_response_modified_length (sender_outcome_response_modified_length),
        .outcome_code                     (sender_outcome_code),
        .registers_rto                    (control_registers_rto),
        .registers_rto_init               (control_registers_rto_init),
        .registers_rto_max                (control_registers_rto_max),
        .registers_max_rto_retx           (control_registers_max_rto_retx),
        .registers_nack_retx              (control_registers_nack_retx),
        .registers_max_nack_retx          (control_registers_max_nack_retx),
        .registers_service_required       (control_registers_service_required),
        .irq                              (control_irq),
        .s_axi_awaddr                     (s_axi_awaddr),
        .s_axi_awprot                     (s_axi_awprot),
        .s_axi_awvalid                    (s_axi_awvalid),
        .s_axi_awready                    (control_s_axi_awready),
        .s_axi_wdata                      (s_axi_wdata),
        .s_axi_wstrb                      (s_axi_wstrb),
        .s_axi_wvalid                     (s_axi_wvalid),
        .s_axi_wready                     (control_s_axi_wready),
        .s_axi_bresp                      (control_s_axi_bresp),
        .s_axi_bvalid                     (control_s_axi_bvalid),
        .s_axi_bready                     (s_axi_bready),
        .s_axi_araddr                     (s_axi_araddr),
        .s_axi_arprot                     (s_axi_arprot),
        .s_axi_arvalid                    (s_axi_arvalid),
        .s_axi_arready                    (control_s_axi_arready),
        .s_axi_rdata                      (control_s_axi_rdata),
        .s_axi_rresp                      (control_s_axi_rresp),
        .s_axi_rvalid                     (control_s_axi_rvalid),
        .s_axi_rready                     (s_axi_rready)
    );

    assign ready = sender_ready;
    assign outcome_valid = sender_outcome_valid;
    assign outcome_handle = sender_outcome_handle;
    assign outcome_message = sender_outcome_message;
    assign outcome_kind = sender_outcome_kind;
    assign outcome_response_present = sender_outcome_response_present;
    assign outcome_response_list = sender_outcome_response_list;
    assign outcome_response_opcode = sender_outcome_response_opcode;
    assign outcome_response_return_code = sender_outcome_response_return_code;
    assign outcome_response_message_id = sender_outcome_response_message_id;
    assign outcome_response_modified_length = sender_outcome_response_modified_length;
    assign outcome_code = sender_outcome_code;
    assign congestion_valid = sender_congestion_valid;
    assign congestion_ccc = sender_congestion_ccc;
    assign congestion_kind = sender_congestion_kind;
    assign congestion_bytes = sender_congestion_bytes;
    assign congestion_entropy = sender_congestion_entropy;
    assign congestion_ecn = sender_congestion_ecn;
    assign congestion_rtt_valid = sender_congestion_rtt_valid;
    assign congestion_rtt = sender_congestion_rtt;
    assign congestion_out_of_order = sender_congestion_out_of_order;
    assign congestion_has_nscc = sender_congestion_has_nscc;
    assign congestion_rcv_cwnd_pend = sender_congestion_rcv_cwnd_pend;
    assign congestion_restore_cwnd = sender_congestion_restore_cwnd;
    assign congestion_has_credit = sender_congestion_has_credit;
    assign congestion_credit = sender_congestion_credit;
    assign congestion_now = sender_congestion_now;
    assign pick_valid = sender_pick_valid;
    assign pick_ccc = sender_pick_ccc;
    assign pick_size = sender_pick_size;
    assign irq = control_irq;
    assign send_ready = sender_send_ready;
    assign packet_payload_uud = sender_packet_payload_uud;
    assign packet_payload_retx = sender_packet_payload_retx;
    assign packet_payload_pkt_id = sender_packet_payload_pkt_id;
    assign packet_payload_destination = sender_packet_payload_destination;
    assign packet_payload_local = sender_packet_payload_local;
    assign packet_payload_picked_entropy = sender_packet_payload_picked_entropy;
    assign packet_payload_picked_ccc_id = sender_packet_payload_picked_ccc_id;
    assign packet_payload_picked_credit_target = sender_packet_payload_picked_credit_target;
    assign packet_payload_handle = sender_packet_payload_handle;
    assign packet_payload_message = sender_packet_payload_message;
    assign packet_payload_length = sender_packet_payload_length;
    assign packet_payload_size = sender_packet_payload_size;
    assign packet_valid = sender_packet_valid;
    assign s_axi_awready = control_s_axi_awready;
    assign s_axi_wready = control_s_axi_wready;
    assign s_axi_bresp = control_s_axi_bresp;
    assign s_axi_bvalid = control_s_axi_bvalid;
    assign s_axi_arready = control_s_axi_arready;
    assign s_axi_rdata = control_s_axi_rdata;
    assign s_axi_rresp = control_s_axi_rresp;
    assign s_axi_rvalid = control_s_axi_rvalid;

endmodule

`default_nettype wire
